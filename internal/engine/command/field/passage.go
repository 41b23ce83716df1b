package field

import (
	"math/bits"

	"muster/maps/hex"
)

// passages are the ways of water through a tile: in at one side and out at another, straight or in a gentle bend. No
// tile has adjacent sides.
var passages = [...]Sides{
	1<<hex.E | 1<<hex.NW,
	1<<hex.E | 1<<hex.W,
	1<<hex.E | 1<<hex.SW,
	1<<hex.NE | 1<<hex.W,
	1<<hex.NE | 1<<hex.SW,
	1<<hex.NE | 1<<hex.SE,
	1<<hex.NW | 1<<hex.SW,
	1<<hex.NW | 1<<hex.SE,
	1<<hex.W | 1<<hex.SE,
}

// ways is a set of passages: one bit for each index of that table.
type ways uint16

// anyWay is all passages.
const anyWay ways = 1<<len(passages) - 1

func (w ways) has(i int) bool { return w&(1<<i) != 0 }

func (w ways) count() int { return bits.OnesCount16(uint16(w)) }

// sides returns every side that one of the passages uses.
func (w ways) sides() Sides {
	var out Sides
	for i, p := range passages {
		if w.has(i) {
			out |= p
		}
	}
	return out
}

// users lists by side the passages that use it.
func users() (out [hex.Dirs]ways) {
	for i, p := range passages {
		for _, d := range p.List() {
			out[d] |= 1 << i
		}
	}
	return out
}

// riverbed is the remaining possible ways, by hex.
type riverbed [hex.Max]ways
