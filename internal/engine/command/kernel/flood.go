package kernel

import (
	"math/bits"

	"muster/maps/hex"
)

// flood spreads from a hex in all directions, one hex in each step.
type flood struct {
	barred hex.Set // hexes that it does not enter
	halts  hex.Set // hexes that it enters but does not leave
	far    int     // maximum number of steps

	all hex.Set // hexes reached so far
}

// narrowHexes is the number of hexes in the first three words of a set.
const narrowHexes = 192

// spread floods from a hex to the maximum distance.
func (f *flood) spread(r *Rules, at hex.Hex) {
	switch {
	case f.far < 1:
		f.all = hex.Set{}
	case r.narrow:
		f.spreadNarrow(r, at)
	default:
		f.findWide(r, at, &hex.Set{})
	}
}

// find floods from a hex until it reaches another one, and returns the number of steps; 0 if it does not reach it.
func (f *flood) find(r *Rules, at, to hex.Hex) int {
	switch {
	case f.far < 1 || f.barred.Has(to):
		return 0
	case r.narrow:
		return f.findNarrow(r, at, to)
	}
	var goal hex.Set
	goal.Add(to)
	return f.findWide(r, at, &goal)
}

// spreadNarrow is spread on a board of at most narrowHexes. The words of the sets are separate variables, so that the
// compiler keeps them in registers.
func (f *flood) spreadNarrow(r *Rules, at hex.Hex) {
	freeA, freeB, freeC := ^f.barred[0], ^f.barred[1], ^f.barred[2] // and not reached yet
	first := &r.ways[at]
	a, b, c := first[0]&freeA, first[1]&freeB, first[2]&freeC
	for n := 1; ; n++ {
		freeA, freeB, freeC = freeA&^a, freeB&^b, freeC&^c
		if n == f.far || a|b|c == 0 {
			break
		}
		a, b, c = r.step(a&^f.halts[0], b&^f.halts[1], c&^f.halts[2])
		a, b, c = a&freeA, b&freeB, c&freeC
	}
	f.all = hex.Set{^(freeA | f.barred[0]), ^(freeB | f.barred[1]), ^(freeC | f.barred[2]), 0}
}

// findNarrow is find on such a board.
func (f *flood) findNarrow(r *Rules, at, to hex.Hex) int {
	freeA, freeB, freeC := ^f.barred[0], ^f.barred[1], ^f.barred[2]
	first := &r.ways[at]
	a, b, c := first[0]&freeA, first[1]&freeB, first[2]&freeC
	var goal hex.Set
	goal.Add(to)
	for n := 1; ; n++ {
		if a&goal[0]|b&goal[1]|c&goal[2] != 0 {
			return n
		}
		if n == f.far || a|b|c == 0 {
			return 0
		}
		freeA, freeB, freeC = freeA&^a, freeB&^b, freeC&^c
		a, b, c = r.step(a&^f.halts[0], b&^f.halts[1], c&^f.halts[2])
		a, b, c = a&freeA, b&freeB, c&freeC
	}
}

// step returns the hexes one step from some hexes of the first three words of a set.
func (r *Rules) step(a, b, c uint64) (i, j, k uint64) {
	for ; a != 0; a &= a - 1 {
		ways := &r.ways[bits.TrailingZeros64(a)]
		i, j, k = i|ways[0], j|ways[1], k|ways[2]
	}
	for ; b != 0; b &= b - 1 {
		ways := &r.ways[64+bits.TrailingZeros64(b)]
		i, j, k = i|ways[0], j|ways[1], k|ways[2]
	}
	for ; c != 0; c &= c - 1 {
		ways := &r.ways[128+bits.TrailingZeros64(c)]
		i, j, k = i|ways[0], j|ways[1], k|ways[2]
	}
	return i, j, k
}

// findWide is find on a larger board; spread uses it without a destination.
func (f *flood) findWide(r *Rules, at hex.Hex, goal *hex.Set) (found int) {
	halts, free, first := &f.halts, f.barred.Not(), &r.ways[at]
	a, b, c, d := first[0]&free[0], first[1]&free[1], first[2]&free[2], first[3]&free[3]
	for n := 1; ; n++ {
		free[0], free[1], free[2], free[3] = free[0]&^a, free[1]&^b, free[2]&^c, free[3]&^d
		if a&goal[0]|b&goal[1]|c&goal[2]|d&goal[3] != 0 {
			found = n
			break
		}
		if n == f.far || a|b|c|d == 0 {
			break
		}
		var i, j, k, l uint64
		for w, edge := range [...]uint64{a &^ halts[0], b &^ halts[1], c &^ halts[2], d &^ halts[3]} {
			for ; edge != 0; edge &= edge - 1 {
				ways := &r.ways[w<<6+bits.TrailingZeros64(edge)]
				i, j, k, l = i|ways[0], j|ways[1], k|ways[2], l|ways[3]
			}
		}
		a, b, c, d = i&free[0], j&free[1], k&free[2], l&free[3]
	}
	f.all = free.Or(f.barred).Not()
	return found
}
