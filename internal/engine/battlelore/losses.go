package battlelore

import "muster/internal/engine/command/boards"

// lose takes figures off a unit, and the game may end with it.
func (s *State) lose(r *Rules, i uint8, n int, why Loss, log *Log) {
	if s.suffer(r, i, n, why, log) {
		s.decide(r, log)
	}
}

// suffer takes figures off a unit, its bearer last (BL-HIT-03), and reports whether it fell. Simultaneous losses of
// several units are all applied before victory is judged, by decide after the last of them.
func (s *State) suffer(r *Rules, i uint8, n int, why Loss, log *Log) (fell bool) {
	u := &s.Units[i]
	if n = min(n, int(u.Figures)); n <= 0 {
		return false
	}
	u.Figures -= uint8(n)
	u.Mods.Grown = min(u.Mods.Grown, u.Figures) // of a creature's necks the plain ones go first
	log.add(s.figuresLost(i, n, why))
	if u.Figures > 0 {
		return false
	}
	s.kill(r, i, log)
	return true
}

// kill takes a unit off the field; its banner goes to the other camp (BL-HIT-03).
func (s *State) kill(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	at, by := u.At, s.taker(r, u)
	s.leave(i)
	worth := r.Kinds[u.Kind].Worth
	s.credit(r, by, uint8(worth))
	log.add(s.unitKilled(i, at, worth, by))
	s.reward(r, i, log)
	if r.points.Has(at) {
		s.dropObjectives(r, u.Camp, log)
	}
}

// decide ends the game when the latest loss decides it: by banners, else because a camp has no unit left. If both
// camps qualify at the same time the active player's wins.
func (s *State) decide(r *Rules, log *Log) {
	s.judge(r, log)
	for _, c := range s.inTurn(r) {
		if s.Ended == Playing && s.Camps[c.Other()].Empty() { // BL-END-03
			s.end(ByRout, Side(c), log)
		}
	}
}

// inTurn returns the camps in the order of the victory check: the active player's first.
func (s *State) inTurn(r *Rules) [boards.Camps]boards.Camp {
	active := r.CampOf[s.Active]
	return [boards.Camps]boards.Camp{active, active.Other()}
}
