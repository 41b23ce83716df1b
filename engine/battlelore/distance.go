package battlelore

import "muster/maps/hex"

// maxMove is the most hexes a unit may move in one go: on no board do two hexes lie farther apart.
const maxMove = 32

// reach is where a unit can get to by at most far hexes, and within them by at most near. Its own hex is in neither.
// BL-MOV-02, R-126: not into or through a hex with a unit. BL-MOV-05, CTA-TER-03: nobody goes on from ground that
// stops, nor from hexes of avoid, which may be nil, though a move may end there.
func (s *State) reach(r *Rules, u *Unit, near, far int, avoid *hex.Set) (within, all hex.Set) {
	if far < 1 {
		return within, all
	}
	f := flood{near: near}
	s.spread(r, u, far, avoid, &f)
	return f.within, f.all
}

// spread lets a unit go out in all directions by at most far hexes, 1 or more.
func (s *State) spread(r *Rules, u *Unit, far int, avoid *hex.Set, f *flood) {
	f.prepare(r, s, u, far, avoid)
	f.run(r, u.At) // BL-MOV-03: units do not combine
	if r.beasts && r.Kinds[u.Kind].Creature.Roams {
		f.within, f.all = f.within.Minus(r.blocked), f.all.Minus(r.blocked)
	}
}

// distance is how many hexes a unit moves to another hex, 0 when that is farther than far or cannot be come to.
func (s *State) distance(r *Rules, u *Unit, to hex.Hex, far int, avoid *hex.Set) int8 {
	if far < 1 || r.beasts && r.Kinds[u.Kind].Creature.Roams && r.blocked.Has(to) {
		return 0
	}
	var f flood
	f.goal.Add(to)
	f.prepare(r, s, u, far, avoid)
	return int8(f.run(r, u.At))
}
