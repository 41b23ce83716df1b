package engine

import (
	"math/bits"

	"muster/maps/hex"
)

// maxMarch is the most hexes a unit may move in one go.
const maxMarch = 8

// reach is where a unit can get to, by the number of hexes: at[d] are those that take d and no fewer.
type reach struct {
	at   [maxMarch + 1]hex.Set
	last int // the farthest distance with a hex
}

// reach works out where a unit can get to in so many hexes. BL-MOV-02, R-126: not into or through a hex with a unit.
// BL-MOV-05, CTA-TER-03: nobody goes on from ground that stops. Hexes of avoid are not gone through, though a move may
// end there.
func (s *State) reach(r *Rules, from hex.Hex, far int, avoid *hex.Set) (out reach) {
	seen := s.Taken
	out.at[0].Add(from)
	for d := 1; d <= far; d++ {
		edge := &out.at[d-1]
		var next hex.Set
		for w := range edge {
			word := edge[w]
			if d > 1 {
				word &^= r.stops[w] | avoid[w]
			}
			for ; word != 0; word &= word - 1 {
				ways := &r.ways[w<<6+bits.TrailingZeros64(word)]
				for i := range next {
					next[i] |= ways[i]
				}
			}
		}
		any := uint64(0)
		for i := range next {
			next[i] &^= seen[i]
			seen[i] |= next[i]
			any |= next[i]
		}
		if any == 0 {
			return out
		}
		out.at[d], out.last = next, d
	}
	return out
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

// nowhere is the avoid of a unit that avoids nothing. It is never written to.
var nowhere hex.Set
