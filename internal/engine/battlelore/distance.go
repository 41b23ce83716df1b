package battlelore

import "muster/maps/hex"

// maxMove is the maximum of hexes in one move: on no board are two hexes farther apart.
const maxMove = 32

// reach returns the hexes that a unit can reach in at most far hexes, and those in at most near. Its own hex is in
// neither. BL-MOV-02, R-126: not into or through a hex with a unit. BL-MOV-05, CTA-TER-03: a move ends on ground that
// stops, and on hexes of avoid, which may be nil.
func (s *State) reach(r *Rules, u *Unit, near, far int, avoid *hex.Set) (within, all hex.Set) {
	if far < 1 {
		return within, all
	}
	f := flood{near: near}
	s.spread(r, u, far, avoid, &f)
	return f.within, f.all
}

// spread expands a unit's move in all directions by at most far hexes, 1 or more.
func (s *State) spread(r *Rules, u *Unit, far int, avoid *hex.Set, f *flood) {
	f.prepare(r, s, u, far, avoid)
	f.run(r, u.At) // BL-MOV-03: units do not combine
	if r.beasts && r.Kinds[u.Kind].Creature.Roams {
		f.within, f.all = f.within.Minus(r.blocked), f.all.Minus(r.blocked)
	}
}

// distance returns the length of a unit's move to a hex, 0 when it is farther than far or unreachable.
func (s *State) distance(r *Rules, u *Unit, to hex.Hex, far int, avoid *hex.Set) int8 {
	if far < 1 || r.beasts && r.Kinds[u.Kind].Creature.Roams && r.blocked.Has(to) {
		return 0
	}
	var f flood
	f.goal.Add(to)
	f.prepare(r, s, u, far, avoid)
	return int8(f.run(r, u.At))
}
