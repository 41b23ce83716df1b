package battlelore

import "muster/maps/hex"

// setOff waits while a card has units to set down or to move. In which order that is done is the player's to choose:
// one unit may go to where another one stood.
func (s *State) setOff(r *Rules, f *Frame, c *Cast, d *Effect) (more, waits bool) {
	for i := range uint8(len(r.Setup)) {
		if to := s.ends(r, c, d, i); !to.Empty() {
			f.Decider = c.Caster
			return true, true
		}
	}
	return false, false
}

// ends returns the hexes to which a card may move a unit; none for a unit without this effect, or that it has already
// moved.
func (s *State) ends(r *Rules, c *Cast, d *Effect, i uint8) (out hex.Set) {
	if !c.waitsFor(i) || !s.struck(r, c, d, i) {
		return out
	}
	if d.Do == Places {
		return s.landings(r, d, int(c.Level), i) // whatever ground is there
	}
	u := &s.Units[i]
	if r.bonds(u)&Rooted != 0 {
		return out
	}
	_, out = s.reach(r, u, 0, min(d.Hexes(int(c.Level)), maxMove), nil)
	if d.Clear {
		for h := range out.Each() {
			if r.near[h].Meets(&s.Camps[u.Camp.Other()]) {
				out.Remove(h)
			}
		}
	}
	return out
}

// legalSetOff lists where units may go. A move need not be made; a unit that a card sets down has to go somewhere.
func (s *State) legalSetOff(r *Rules, c *Cast, d *Effect, buf []Action) []Action {
	if d.Do == Moves {
		buf = append(buf, PassAction())
	}
	for i := range uint8(len(r.Setup)) {
		to := s.ends(r, c, d, i)
		buf = list(buf, TargetHex, i, &to)
	}
	return buf
}

// set puts a unit on a hex, on any ground that it can stand on.
func (s *State) set(r *Rules, c *Cast, d *Effect, i uint8, to hex.Hex, log *Log) {
	u := &s.Units[i]
	barred := s.barredAt(r, u, to) // ground that bars the battle of who enters it bars it here
	switch {
	case u.At < 0: // BL-LOR-03: one that had fallen
		u.Figures = uint8(min(max(d.Figures.At(int(c.Level)), 1), int8(u.Full)))
		u.Marks = 0
		s.stand(i, to)
		log.add(unitEvent(s, UnitReturned, i, u.Figures, 0).to(to))
		if r.gates.Has(to) {
			s.entryGifts(r, i, hex.None, log)
		}
	case d.Do == Places:
		s.shift(r, i, to, UnitPlaced, 0, log) // it may battle and not move
	default:
		far := min(d.Hexes(int(c.Level)), maxMove)
		hexes := s.distance(r, u, to, far, nil)
		if r.passing || u.Mods.Has&NoStop != 0 { // as on a move of its own
			bans := s.bansOf(r, u)
			barred = barred || s.distance(r, u, to, far, &bans) == 0
		}
		s.shift(r, i, to, UnitShifted, hexes, log) // this is not its move of the turn
	}
	if barred && u.Camp == r.CampOf[s.Active] {
		u.Marks |= Barred
	}
}

// fought returns the battle that a card is about, or nil.
func (s *State) fought() *Frame {
	for k := int(s.Depth) - 1; k >= 0; k-- {
		if s.Frames[k].Kind == InBattle {
			return &s.Frames[k]
		}
	}
	return nil
}

// reroll lets the player pick dice of the player's own roll, face by face, and rolls them again, once.
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
	log.add(unitEvent(s, DiceTaken, b.Unit, n, 0).roll(&f.Roll))
	var again [Faces]uint8
	s.roll(r, n, &again)
	for face, k := range again {
		b.Roll[face] += k
	}
	log.add(unitEvent(s, DiceAgain, b.Unit, 0, 0).roll(&again))
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
	case face == Strike && r.strikesHit(u, foe, b.CombatMode):
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

// orderBeyond orders a unit by a Lore card: in addition to the Command card's orders, and without that card's grants
// (house rule).
func (s *State) orderBeyond(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	if u.At < 0 || u.Camp != r.CampOf[s.Active] || u.Marks&Ordered != 0 || s.sleeps(r, u) {
		return
	}
	u.Marks |= Ordered | Plain
	log.add(unitEvent(s, UnitOrdered, i, int8(0), 0))
}

// endNaming ends the effects of Lore on the orders, and reports whether it has ordered any unit beyond the card. A
// grant to a unit that is not ordered is lost (house rule). Units of a card without moves stay where they are,
// though others may move.
func (s *State) endNaming(r *Rules) (beyond bool) {
	s.loseModifiers(r)
	still := s.Orders.Card.Card != NoCard && !s.Orders.Fall && r.Cards[s.Orders.Card.Card].Grant.NoMove
	units := s.army(r, r.CampOf[s.Active])
	for i := range units {
		u := &units[i]
		switch {
		case u.Marks&(Ordered|Plain) == Ordered|Plain:
			beyond = beyond || !s.Orders.Fall || s.Orders.Total == 0
		case still && u.Marks&Ordered != 0:
			u.Marks |= Done
		}
	}
	return beyond
}
