package battlelore

import "muster/internal/engine/command/boards"

// Score returns the banners of a camp: those taken, and those of the objectives that it holds.
func (r *Rules) Score(s *State, c boards.Camp) int {
	n := int(s.Banners[c])
	for i := range r.Objectives {
		if s.Held[c]&(1<<i) != 0 {
			n += r.Objectives[i].Banners
		}
	}
	return n
}

// ahead returns the camp with more banners.
func (s *State) ahead(r *Rules) Side {
	a, b := r.Score(s, boards.Pennant), r.Score(s, boards.Standard)
	switch {
	case a > b:
		return Side(boards.Pennant)
	case b > a:
		return Side(boards.Standard)
	}
	return Neither
}

// judge ends the game at once when a camp has enough banners (BL-END-03), the active player's when both do.
// Allies play the turn to its end (VAR-RA-09).
func (s *State) judge(r *Rules, log *Log) {
	if r.allied() { // VAR-RA-09
		return
	}
	for _, c := range s.inTurn(r) {
		if s.Ended == Playing && r.Goal[c] > 0 && r.Score(s, c) >= r.Goal[c] {
			s.end(ByBanners, Side(c), log)
		}
	}
	if r.Decisive > 0 {
		s.judgeEpic(r, log)
	}
}

// judgeEpic ends an Epic game: decisively with a lead, or marginally with more banners (EP-VIC-01).
func (s *State) judgeEpic(r *Rules, log *Log) {
	for _, c := range s.inTurn(r) {
		mine, other := r.Score(s, c), r.Score(s, c.Other())
		switch {
		case s.Ended != Playing:
		case mine >= r.Decisive && mine-other >= r.Margin:
			s.end(ByBanners, Side(c), log)
		case r.Marginal > 0 && mine >= r.Marginal:
			s.end(Marginally, Side(c), log)
		}
	}
}

// holdObjectives gives the active camp the objectives on which its units stand at the end of its turn.
func (s *State) holdObjectives(r *Rules, log *Log) {
	camp := r.CampOf[s.Active]
	for i := range r.Objectives {
		o := &r.Objectives[i]
		if o.Camps[camp] && s.Held[camp]&(1<<i) == 0 && o.At.Meets(&s.Camps[camp]) {
			s.Held[camp] |= 1 << i
			if r.allied() {
				s.Shares.Holder[camp][i] = uint8(s.Active) + 1
			}
			log.add(playerEvent(ObjectiveHeld, s.Active, i, camp))
		}
	}
	s.judge(r, log)
}

// loseObjectives takes lost objectives from a camp, and the game may end with it.
func (s *State) loseObjectives(r *Rules, camp boards.Camp, log *Log) {
	if s.dropObjectives(r, camp, log) && r.Margin > 0 { // EP-VIC-01: the lead of the other camp grows by it
		s.judge(r, log)
	}
}

// dropObjectives takes from a camp the objectives without one of its units, except the permanent ones, and reports
// whether there were any.
func (s *State) dropObjectives(r *Rules, camp boards.Camp, log *Log) (lost bool) {
	for i := range r.Objectives {
		o := &r.Objectives[i]
		if s.Held[camp]&(1<<i) != 0 && !o.Permanent && !o.At.Meets(&s.Camps[camp]) {
			s.Held[camp] &^= 1 << i
			s.Shares.Holder[camp][i] = 0
			log.add(playerEvent(ObjectiveLost, s.Active, i, camp))
			lost = true
		}
	}
	return lost
}

// exit takes a unit off the field by a hex of its camp's exits, for the adventure's banners.
func (s *State) exit(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	at, camp := u.At, u.Camp
	s.leave(i)
	s.unmark(i)
	s.unstore(i, int(u.Store), log)
	u.Marks |= Done | Battled
	s.credit(r, s.director(u), r.ExitWorth[camp])
	log.add(unitEvent(s, UnitLeft, i, r.ExitWorth[camp], 0).from(at))
	if r.points.Has(at) {
		s.dropObjectives(r, camp, log)
	}
	s.decide(r, log)
}

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
	log.add(unitEvent(s, FiguresLost, i, n, why))
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
	log.add(unitEvent(s, UnitKilled, i, worth, by).from(at))
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
