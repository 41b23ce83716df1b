package kernel

import "muster/internal/engine/command/boards"

// Score returns the banners of a side: those taken, and those of the objectives that it holds.
func (r *Rules) Score(s *State, c boards.Camp) int {
	n := int(s.Banners[c])
	for i := range r.Objectives {
		if s.Held[c]&(1<<i) != 0 {
			n += r.Objectives[i].Banners
		}
	}
	return n
}

// ahead returns the side with more banners.
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

// inTurn returns the sides in the order of the victory check: the active one first (MED-TURN-03).
func (s *State) inTurn() [boards.Camps]boards.Camp {
	return [boards.Camps]boards.Camp{s.Active, s.Active.Other()} // MED-TURN-03
}

// judge ends the game at once when a side has enough banners (MED-TURN-02).
func (s *State) judge(r *Rules, log *Log) {
	for _, c := range s.inTurn() {
		if s.Ended == Playing && r.Goal[c] > 0 && r.Score(s, c) >= r.Goal[c] { // MED-TURN-02
			s.end(ByBanners, Side(c), log)
		}
	}
}

// decide ends the game when the latest loss decides it: by banners, else because a side has no unit left.
func (s *State) decide(r *Rules, log *Log) {
	s.judge(r, log)
	for _, c := range s.inTurn() {
		if s.Ended == Playing && s.Camps[c.Other()].Empty() { // MED-TURN-04
			s.end(ByRout, Side(c), log)
		}
	}
}

// holdObjectives gives the active side the objectives on which its units stand at the end of its turn (MED-TURN-06).
func (s *State) holdObjectives(r *Rules, log *Log) {
	c, taken := s.Active, false
	for i := range r.Objectives {
		o := &r.Objectives[i]
		if o.Camps[c] && s.Held[c]&(1<<i) == 0 && o.At.Meets(&s.Camps[c]) { // MED-TURN-06
			s.Held[c] |= 1 << i
			log.add(sideEvent(ObjectiveHeld, c, i, 0))
			taken = true
		}
	}
	if taken {
		s.judge(r, log)
	}
}

// dropObjectives takes from a side the objectives without one of its units, except the permanent ones.
func (s *State) dropObjectives(r *Rules, c boards.Camp, log *Log) {
	for i := range r.Objectives {
		o := &r.Objectives[i]
		if s.Held[c]&(1<<i) != 0 && !o.Permanent && !o.At.Meets(&s.Camps[c]) { // MED-TURN-06
			s.Held[c] &^= 1 << i
			log.add(sideEvent(ObjectiveLost, c, i, 0))
		}
	}
}
