package battlelore

// fought returns the battle that a card is about, or nil.
func (s *State) fought() *Frame {
	for k := int(s.Depth) - 1; k >= 0; k-- {
		if s.Frames[k].Kind == InBattle {
			return &s.Frames[k]
		}
	}
	return nil
}

// reroll lets the player pick dice of the own roll, face by face, and rolls them again, once.
func (s *State) reroll(r *Rules, f *Frame, c *Cast, d *Effect, log *Log) (more, waits bool) {
	b := s.fought()
	if b == nil {
		return false, false
	}
	if c.Next == 0 {
		for face := range uint8(Faces) {
			if s.mayReroll(r, f, c, d, b, face) {
				return true, true
			}
		}
	}
	n := 0
	for face, k := range f.Roll {
		b.Roll[face] -= k
		n += int(k)
	}
	if n == 0 {
		return false, false
	}
	log.add(s.diceTaken(b.Unit, n, &f.Roll))
	var again [Faces]uint8
	s.roll(r, n, &again)
	for face, k := range again {
		b.Roll[face] += k
	}
	log.add(s.diceAgain(b.Unit, &again))
	return false, false
}

// rerollable reports whether a card has dice to roll again.
func (s *State) rerollable(r *Rules, a *aim) bool {
	b := s.fought()
	if b == nil {
		return false
	}
	var none Frame
	c := Cast{Level: uint8(a.level)}
	for i := range a.card.Effects {
		d := &a.card.Effects[i]
		if d.Do != Rerolls {
			return true
		}
		for face := range uint8(Faces) {
			if s.mayReroll(r, &none, &c, d, b, face) {
				return true
			}
		}
	}
	return false
}

// mayReroll reports whether a die of a face may be picked: faces are named in order, so that the same dice are picked
// in one way only.
func (s *State) mayReroll(r *Rules, f *Frame, c *Cast, d *Effect, b *Frame, face uint8) bool {
	n, picked := d.Dice(int(c.Level)), 0
	for k, dice := range f.Roll {
		picked += int(dice)
		if dice > 0 && uint8(k) > face {
			return false
		}
	}
	if n > 0 && picked >= n {
		return false
	}
	dice := int(b.Roll[face])
	if !d.Any {
		dice = s.misses(r, b, face)
	}
	return int(f.Roll[face]) < dice
}

// misses returns the number of dice of a face that do not hit.
func (s *State) misses(r *Rules, b *Frame, face uint8) int {
	u, foe, n := &s.Units[b.Unit], &s.Units[b.Target], int(b.Roll[face])
	switch {
	case face == r.Kinds[foe.Kind].Colour:
		return 0
	case face == Strike && r.strikesHit(u, foe, b.How):
		return min(n, s.warded(r, b))
	}
	return n
}

func (s *State) legalReroll(r *Rules, f *Frame, c *Cast, d *Effect, buf []Action) []Action {
	buf = append(buf, PassAction())
	b := s.fought()
	for face := range uint8(Faces) {
		if s.mayReroll(r, f, c, d, b, face) {
			buf = append(buf, RollAgainAction(face))
		}
	}
	return buf
}
