package kernel

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// prepare sets up a flood for a unit of the active side. It does not pass units (MED-LDR-14). It enters the hex of a
// lone friendly Leader only without a Leader of its own, and stops there (MED-LDR-15). A unit that may pass friends
// goes through their hexes (MED-DECK-02).
func (s *State) prepare(r *Rules, u *Unit, a *able, f *flood) {
	own, other := u.Camp, u.Camp.Other()
	f.halts = r.stops // MED-TER-04
	switch {
	case a.pass: // MED-DECK-02
		f.barred = s.Camps[other].Or(s.Staffs[other]) // MED-LDR-14
	case s.companion(u) != NoLeader:
		f.barred = s.Taken.Or(s.Staffs[own]).Or(s.Staffs[other]) // MED-LDR-14, MED-LDR-25
	default:
		f.barred = s.Taken.Or(s.Staffs[other]) // MED-LDR-14
		f.halts = f.halts.Or(s.Staffs[own])    // MED-LDR-15
	}
}

// ends returns the hexes on which the move of a unit may end: all except passed hexes with friends.
func (s *State) ends(u *Unit, a *able, all hex.Set) hex.Set {
	if !a.pass {
		return all
	}
	all = all.Minus(s.Taken)
	if s.companion(u) != NoLeader {
		all = all.Minus(s.Staffs[u.Camp])
	}
	return all
}

// next returns the hexes that a unit of the active side reaches in one hex, if it may not pass units.
func (s *State) next(r *Rules, u *Unit) hex.Set {
	ways, taken, foes := &r.ways[u.At], &s.Taken, &s.Staffs[u.Camp.Other()]
	out := hex.Set{
		ways[0] &^ (taken[0] | foes[0]), ways[1] &^ (taken[1] | foes[1]),
		ways[2] &^ (taken[2] | foes[2]), ways[3] &^ (taken[3] | foes[3]),
	} // MED-LDR-14
	if s.companion(u) != NoLeader { // MED-LDR-25
		out = out.Minus(s.Staffs[u.Camp])
	}
	return out
}

// reach returns the hexes that a unit can reach in at most far hexes.
func (s *State) reach(r *Rules, u *Unit, a *able, far int8) hex.Set {
	if far == 1 && !a.pass {
		return s.next(r, u)
	}
	var f flood
	s.prepare(r, u, a, &f)
	f.far = int(far)
	f.spread(r, u.At)
	return s.ends(u, a, f.all)
}

// distance returns the length of a unit's move to a hex, 0 if it is farther than far or unreachable. The move does not
// pass hexes of avoid, which may be nil, but may end there.
func (s *State) distance(r *Rules, u *Unit, a *able, to hex.Hex, far int8, avoid *hex.Set) int8 {
	if far == 1 && !a.pass {
		if next := s.next(r, u); next.Has(to) {
			return 1
		}
		return 0
	}
	var f, goal = flood{}, hex.Set{}
	s.prepare(r, u, a, &f)
	f.far = int(far)
	if avoid != nil {
		f.halts = f.halts.Or(*avoid)
	}
	goal.Add(to)
	if goal = s.ends(u, a, goal); goal.Empty() {
		return 0
	}
	return int8(f.find(r, u.At, to))
}

// route returns the length of a unit's move to a hex, 0 if it is unreachable. barred reports whether the hex, or ground
// on the way, bars its battle. route prefers a way that allows battle.
func (s *State) route(r *Rules, u *Unit, a *able, to hex.Hex) (hexes int8, barred bool) {
	bars := &r.bars[u.Kind]
	hexes, barred = s.distance(r, u, a, to, a.march, nil), bars.Has(to) // MED-TER-03, MED-TER-04
	if hexes > 0 && r.passing && !barred && hexes <= a.stride {
		if d := s.distance(r, u, a, to, a.stride, bars); d > 0 {
			return d, false
		}
		return hexes, true
	}
	return hexes, barred
}

// chargeTo returns the hexes to which a unit can charge: farther than its move, next to an enemy unit, and not over
// ground that bars its battle (MED-UNIT-13).
func (s *State) chargeTo(r *Rules, u *Unit, a *able) (out hex.Set) {
	if a.charge == 0 {
		return out
	}
	var f flood
	s.prepare(r, u, a, &f)
	f.halts, f.far = f.halts.Or(r.bars[u.Kind]), int(a.charge)
	f.spread(r, u.At)
	all := s.ends(u, a, f.all).Minus(s.reach(r, u, a, a.march)).Minus(r.bars[u.Kind])
	for h := range all.Each() {
		if r.engaged[h].Meets(&s.Camps[u.Camp.Other()]) { // MED-UNIT-13
			out.Add(h)
		}
	}
	return out
}

// walk sets up a flood for a Leader: it passes friends (MED-LDR-13), enters no hex of enemies, and is stopped by
// terrain that stops foot.
func (s *State) walk(r *Rules, l *Leader, hexes int8, f *flood) {
	other := l.Camp.Other()
	f.barred = s.Camps[other].Or(s.Staffs[other]) // MED-LDR-17
	f.halts, f.far = r.stops, int(hexes)          // MED-LDR-18
}

// walks returns the hexes that a Leader can reach, except those with another Leader (MED-LDR-13).
func (s *State) walks(r *Rules, l *Leader, hexes int8) hex.Set {
	var f flood
	s.walk(r, l, hexes, &f)
	f.spread(r, l.At)
	return f.all.Minus(s.Staffs[l.Camp]) // MED-LDR-13
}

// canStroll reports whether a Leader can reach any hex; usually a neighbouring hex decides it.
func (s *State) canStroll(r *Rules, l *Leader, hexes int8) bool {
	other := l.Camp.Other()
	near := r.ways[l.At].Minus(s.Camps[other]).Minus(s.Staffs[other]).Minus(s.Staffs[l.Camp])
	if hexes > 0 && !near.Empty() {
		return true
	}
	to := s.walks(r, l, hexes)
	return !to.Empty()
}

// strolls returns the length of a Leader's move to a hex, 0 if it is impossible.
func (s *State) strolls(r *Rules, l *Leader, to hex.Hex, hexes int8) int8 {
	if s.Staffs[l.Camp].Has(to) { // MED-LDR-13
		return 0
	}
	var f flood
	s.walk(r, l, hexes, &f)
	return int8(f.find(r, l.At, to))
}

// wayBack returns the hexes to which a unit can retreat: those of the next row toward its own side that are passable.
// They have no units, no enemy Leaders and, if a Leader goes along, no own Leaders (MED-RET-01, MED-RET-02,
// MED-LDR-25).
func (s *State) wayBack(r *Rules, u *Unit) hex.Set {
	ways := r.back[u.Camp][u.At].Minus(s.Taken).Minus(s.Staffs[u.Camp.Other()]) // MED-RET-01, MED-RET-02
	if s.attached(u) != NoLeader {
		ways = ways.Minus(s.Staffs[u.Camp]) // MED-LDR-25
	}
	return ways
}

// onBoard reports whether a number of an action is a hex of the board.
func (r *Rules) onBoard(h hex.Hex) bool { return h >= 0 && int(h) < len(r.Cells) }

// enemies returns the hexes with units of a camp's enemy, lone those of its lone Leaders.
func (s *State) enemies(c boards.Camp) *hex.Set { return &s.Camps[c.Other()] }

func (s *State) lone(c boards.Camp) hex.Set { return s.Staffs[c].Minus(s.Camps[c]) }
