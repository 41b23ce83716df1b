package engine

import (
	"math/bits"

	"muster/maps/hex"
)

// maxMarch is the most hexes a unit may move in one go.
const maxMarch = 8

// reach is where a unit can get to, by the number of hexes: at[d] are those that take d and no fewer, all are those of
// every distance from 1 on.
type reach struct {
	at   [maxMarch + 1]hex.Set
	all  hex.Set
	last int // the farthest distance with a hex
}

// reach works out where a unit can get to in so many hexes. BL-MOV-02, R-126: not into or through a hex with a unit.
// BL-MOV-05, CTA-TER-03: nobody goes on from ground that stops. Hexes of avoid, which may be nil, are not gone through,
// though a move may end there.
func (s *State) reach(r *Rules, u *Unit, far int, avoid *hex.Set) (out reach) {
	out.at[0].Add(u.At)
	if far < 1 {
		return out
	}
	k, steps, seen, halts := &r.Kinds[u.Kind], &r.ways, s.Taken, &r.stops
	if k.Beast.Roams {
		steps = &r.roads
	}
	if far > 1 && (r.Lore != nil || avoid != nil || s.Sites.N > 0 || k.Class == Creature) {
		own := s.halts(r, u, avoid)
		halts = &own
	}
	next := steps[u.At] // whatever lies there: it holds only who comes
	for d := 1; ; d++ {
		some := uint64(0)
		for w := range next {
			next[w] &^= seen[w]
			seen[w] |= next[w]
			some |= next[w]
		}
		if some == 0 {
			break
		}
		out.at[d], out.last = next, d
		if d == far {
			break
		}
		next = onward(steps, &next, halts)
	}
	out.all = seen.Minus(s.Taken)
	if k.Beast.Roams {
		out.all = out.all.Minus(r.blocked)
		for d := 1; d <= out.last; d++ {
			out.at[d] = out.at[d].Minus(r.blocked)
		}
	}
	return out
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

// distance is the number of hexes to a hex, 0 when it is out of reach.
func (w *reach) distance(to hex.Hex) int8 {
	for d := 1; d <= w.last; d++ {
		if w.at[d].Has(to) {
			return int8(d)
		}
	}
	return 0
}
