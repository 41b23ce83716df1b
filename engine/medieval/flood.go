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

// run goes out from a hex, and counts the steps to the goal: 0 when it did not come to it.
func (f *flood) run(r *Rules, at hex.Hex) int {
	f.all = hex.Set{}
	if f.far < 1 {
		return 0
	}
	halts, free, first := &f.halts, f.barred.Not(), &r.ways[at]
	a, b, c, d := first[0]&free[0], first[1]&free[1], first[2]&free[2], first[3]&free[3]
	found := 0
	for n := 1; ; n++ {
		free[0], free[1], free[2], free[3] = free[0]&^a, free[1]&^b, free[2]&^c, free[3]&^d
		if front := (hex.Set{a, b, c, d}); front.Has(f.goal) {
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
