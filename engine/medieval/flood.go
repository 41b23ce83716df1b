package medieval

import (
	"math/bits"

	"muster/maps/hex"
)

// flood goes out from a hex in all directions, a hex a step.
type flood struct {
	barred hex.Set // hexes that are neither gone through nor come to
	halts  hex.Set // hexes that are come to and not left
	goal   hex.Hex // it ends when it comes to this one; hex.None: never
	far    int     // steps at most

	all hex.Set // what it has come to
}

// narrowHexes is how many hexes the first three words of a set hold.
const narrowHexes = 192

// run goes out from a hex, and counts the steps to the goal: 0 when it did not come to it.
func (f *flood) run(r *Rules, at hex.Hex) int {
	switch {
	case f.far < 1:
		f.all = hex.Set{}
		return 0
	case r.narrow:
		return f.runNarrow(r, at)
	}
	return f.runWide(r, at)
}

// runNarrow is run on a board of at most narrowHexes. The words of the sets stand apart, where the compiler keeps them
// in registers.
func (f *flood) runNarrow(r *Rules, at hex.Hex) (found int) {
	freeA, freeB, freeC := ^f.barred[0], ^f.barred[1], ^f.barred[2] // and not come to yet
	goal := f.goals()
	first := &r.ways[at]
	a, b, c := first[0]&freeA, first[1]&freeB, first[2]&freeC
	for n := 1; ; n++ {
		freeA, freeB, freeC = freeA&^a, freeB&^b, freeC&^c
		if a&goal[0]|b&goal[1]|c&goal[2] != 0 {
			found = n
			break
		}
		if n == f.far || a|b|c == 0 {
			break
		}
		var i, j, k uint64
		for word := a &^ f.halts[0]; word != 0; word &= word - 1 {
			ways := &r.ways[bits.TrailingZeros64(word)]
			i, j, k = i|ways[0], j|ways[1], k|ways[2]
		}
		for word := b &^ f.halts[1]; word != 0; word &= word - 1 {
			ways := &r.ways[64+bits.TrailingZeros64(word)]
			i, j, k = i|ways[0], j|ways[1], k|ways[2]
		}
		for word := c &^ f.halts[2]; word != 0; word &= word - 1 {
			ways := &r.ways[128+bits.TrailingZeros64(word)]
			i, j, k = i|ways[0], j|ways[1], k|ways[2]
		}
		a, b, c = i&freeA, j&freeB, k&freeC
	}
	f.all = hex.Set{^(freeA | f.barred[0]), ^(freeB | f.barred[1]), ^(freeC | f.barred[2]), 0}
	return found
}

// goals is the hex to come to as a set.
func (f *flood) goals() (out hex.Set) {
	if f.goal >= 0 {
		out.Add(f.goal)
	}
	return out
}

// runWide is run on a larger board.
func (f *flood) runWide(r *Rules, at hex.Hex) (found int) {
	halts, goal, free, first := &f.halts, f.goals(), f.barred.Not(), &r.ways[at]
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
