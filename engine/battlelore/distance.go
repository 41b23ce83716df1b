package battlelore

import (
	"math/bits"

	"muster/maps/hex"
)

// maxMove is the most hexes a unit may move in one go: on no board do two hexes lie farther apart.
const maxMove = 32

// walk goes out from a unit's hex in all directions, a hex a step. BL-MOV-02, R-126: not into or through a hex with a
// unit. BL-MOV-05, CTA-TER-03: nobody goes on from ground that stops.
type walk struct {
	steps *[hex.Max]hex.Set
	next  hex.Set // where the next step leads, and after it the hexes that it came to
	seen  hex.Set // where units stand, and all that was come to
	halts hex.Set
}

// walk prepares to go so many hexes. Hexes of avoid, which may be nil, are not gone through, though a move may end
// there.
func (s *State) walk(r *Rules, u *Unit, far int, avoid *hex.Set) walk {
	w := walk{steps: r.steps(u), seen: s.Taken}
	w.next = w.steps[u.At] // whatever lies there: it holds only who comes
	if far > 1 {
		w.halts = r.stops
		if r.Lore != nil || avoid != nil || s.Places.N > 0 || r.Kinds[u.Kind].Class == Creature {
			w.halts = s.halts(r, u, avoid)
		}
	}
	return w
}

// step takes one, and reports whether it came to any hex.
func (w *walk) step() bool {
	some := uint64(0)
	for i := range w.next {
		w.next[i] &^= w.seen[i]
		w.seen[i] |= w.next[i]
		some |= w.next[i]
	}
	return some != 0
}

// reach is where a unit can get to by at most far hexes, and within them by at most near. Its own hex is in neither.
func (s *State) reach(r *Rules, u *Unit, near, far int, avoid *hex.Set) (within, all hex.Set) {
	if far < 1 {
		return within, all
	}
	w, d := s.walk(r, u, far, avoid), 1
	for ; w.step() && d < far; d++ {
		if d == near {
			within = w.seen
		}
		w.next = onward(w.steps, &w.next, &w.halts)
	}
	if near >= d {
		within = w.seen
	}
	blocked := s.Taken
	if r.Kinds[u.Kind].Creature.Roams {
		blocked = blocked.Or(r.blocked)
	}
	all = w.seen.Minus(blocked) // BL-MOV-03: units do not combine
	return within.Minus(blocked), all
}

// distance is how many hexes a unit moves to another hex, 0 when that is farther than far or cannot be come to.
func (s *State) distance(r *Rules, u *Unit, to hex.Hex, far int, avoid *hex.Set) int8 {
	if far < 1 || r.Kinds[u.Kind].Creature.Roams && r.blocked.Has(to) {
		return 0
	}
	w := s.walk(r, u, far, avoid)
	for d := 1; w.step(); d++ {
		if w.next.Has(to) {
			return int8(d)
		}
		if d == far {
			break
		}
		w.next = onward(w.steps, &w.next, &w.halts)
	}
	return 0
}

// onward is every hex that one step leads to from those of edge, but not from where a unit halts.
func onward(steps *[hex.Max]hex.Set, edge, halts *hex.Set) hex.Set {
	var a, b, c, d uint64 // the words of the set, which so stay in registers
	for w := range edge {
		for word := edge[w] &^ halts[w]; word != 0; word &= word - 1 {
			ways := &steps[w<<6+bits.TrailingZeros64(word)]
			a, b, c, d = a|ways[0], b|ways[1], c|ways[2], d|ways[3]
		}
	}
	return hex.Set{a, b, c, d}
}
