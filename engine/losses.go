package engine

// lose takes figures off a unit, its bearer last (BL-HIT-03).
func (s *State) lose(r *Rules, i uint8, n int, why Loss, log *Log) {
	u := &s.Units[i]
	if n = min(n, int(u.Figures)); n <= 0 {
		return
	}
	u.Figures -= uint8(n)
	u.Mods.Grown = min(u.Mods.Grown, u.Figures) // of a creature's necks the plain ones go first
	log.add(s.note(FiguresLost, i, int8(n), why))
	if u.Figures == 0 {
		s.kill(r, i, log)
	}
}

// kill takes a unit off the field; its banner goes to the other camp (BL-HIT-03), and the game may end with it.
func (s *State) kill(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	at, victor, by := u.At, u.Camp.Other(), s.taker(r, u)
	s.leave(i)
	worth := r.Kinds[u.Kind].Worth
	s.credit(r, by, uint8(worth))
	e := s.note(UnitKilled, i, worth, int8(by))
	e.From = at
	log.add(e)
	s.reward(r, i, log)
	if r.points.Has(at) {
		s.loseObjectives(r, u.Camp, log)
	}
	s.judge(r, log)
	if s.Ended == Playing && s.Camps[u.Camp].Empty() { // BL-END-03
		s.end(ByRout, Side(victor), log)
	}
}
