package field

import (
	"math/bits"

	"muster/maps/hex"
)

// Sides is a set of sides of one hex: one bit for each hex.Dir.
type Sides uint8

// Has reports whether side d is in the set.
func (s Sides) Has(d hex.Dir) bool { return s&(1<<d) != 0 }

// Len returns the number of sides in the set.
func (s Sides) Len() int { return bits.OnesCount8(uint8(s)) }

// List lists the sides in order.
func (s Sides) List() []hex.Dir {
	out := make([]hex.Dir, 0, s.Len())
	for ; s != 0; s &= s - 1 {
		out = append(out, hex.Dir(bits.TrailingZeros8(uint8(s))))
	}
	return out
}

// Straight reports whether two of the sides lie opposite each other.
func (s Sides) Straight() bool { return s&(s>>(hex.Dirs/2)) != 0 }

// Bent reports whether there are two sides or more and none lies opposite another.
func (s Sides) Bent() bool { return s.Len() > 1 && !s.Straight() }
