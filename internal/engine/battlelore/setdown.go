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
		log.add(s.unitReturned(i, to, u.Figures))
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
