package hex

import (
	"iter"
	"math/bits"
)

// Set is a set of hexes of one board.
type Set [Max / 64]uint64

// Has reports whether h is in the set; None never is.
func (s *Set) Has(h Hex) bool { return h >= 0 && s[h>>6]&(1<<(h&63)) != 0 }

// Add puts h into the set.
func (s *Set) Add(h Hex) { s[h>>6] |= 1 << (h & 63) }

// Remove takes h out of the set.
func (s *Set) Remove(h Hex) { s[h>>6] &^= 1 << (h & 63) }

// Len returns the number of hexes in the set.
func (s *Set) Len() int {
	return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) + bits.OnesCount64(s[2]) + bits.OnesCount64(s[3])
}

// Empty reports whether no hex is in the set.
func (s *Set) Empty() bool { return s[0]|s[1]|s[2]|s[3] == 0 }

// Meets reports whether the two sets have a hex in common.
func (s *Set) Meets(t *Set) bool {
	return s[0]&t[0]|s[1]&t[1]|s[2]&t[2]|s[3]&t[3] != 0
}

// MeetsTwice reports whether the two sets have at least two hexes in common.
func (s *Set) MeetsTwice(t *Set) bool {
	a, b, c, d := s[0]&t[0], s[1]&t[1], s[2]&t[2], s[3]&t[3]
	if a&(a-1)|b&(b-1)|c&(c-1)|d&(d-1) != 0 { // two in one word
		return true
	}
	return a != 0 && b|c|d != 0 || b != 0 && c|d != 0 || c != 0 && d != 0
}

// And, Or and Minus combine two sets into a new one.
func (s Set) And(t Set) Set {
	return Set{s[0] & t[0], s[1] & t[1], s[2] & t[2], s[3] & t[3]}
}

// Or returns the union of s and t.
func (s Set) Or(t Set) Set {
	return Set{s[0] | t[0], s[1] | t[1], s[2] | t[2], s[3] | t[3]}
}

// Minus returns the hexes of s that are not in t.
func (s Set) Minus(t Set) Set {
	return Set{s[0] &^ t[0], s[1] &^ t[1], s[2] &^ t[2], s[3] &^ t[3]}
}

// Not returns the complement of s, including indexes beyond the board's hexes.
func (s Set) Not() Set { return Set{^s[0], ^s[1], ^s[2], ^s[3]} }

// First returns the first hex of the set in board order, or None if it is empty.
func (s *Set) First() Hex {
	for i, w := range s {
		if w != 0 {
			return Hex(i*64 + bits.TrailingZeros64(w))
		}
	}
	return None
}

// Last returns the last hex of the set in board order, or None if it is empty.
func (s *Set) Last() Hex {
	for i := len(s) - 1; i >= 0; i-- {
		if s[i] != 0 {
			return Hex(i*64 + 63 - bits.LeadingZeros64(s[i]))
		}
	}
	return None
}

// Each iterates over a snapshot of the set in board order.
func (s Set) Each() iter.Seq[Hex] {
	return func(yield func(Hex) bool) {
		for i, w := range s {
			for ; w != 0; w &= w - 1 {
				if !yield(Hex(i*64 + bits.TrailingZeros64(w))) {
					return
				}
			}
		}
	}
}

// Hexes lists the set in board order.
func (s Set) Hexes() []Hex {
	out := make([]Hex, 0, s.Len())
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			out = append(out, Hex(i*64+bits.TrailingZeros64(w)))
		}
	}
	return out
}
