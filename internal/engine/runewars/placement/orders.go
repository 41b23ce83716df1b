package placement

import "math/bits"

// bytes has for each set of pieces a byte of ones for each of them.
var bytes = func() (out [1 << MostPieces]uint64) {
	for some := range out {
		for piece := range MostPieces {
			if some>>piece&1 != 0 {
				out[some] |= 0xff << (8 * piece)
			}
		}
	}
	return out
}()

// last reports whether a piece can have been placed after some others. It applies the placement rule again, to the
// known contacts (RW-SETUP-07, RW-T12-01, RW-T12-02).
func (b *Board) last(piece int, rest uint16) bool {
	of := bytes[rest]
	two := b.theirs[piece]&of*0x0101010101010101>>56 >= 2
	if b.Pieces[piece].Alone {
		return two
	}
	own := b.own[piece] & of
	own |= own >> 32
	own |= own >> 16
	own = (own | own>>8) & 0xff
	if own&(own-1) == 0 {
		return false
	}
	return two || rest&(rest-1) == 0 && b.Pieces[bits.TrailingZeros16(rest)].Alone
}

// reached reports whether some of the pieces can have been placed in any order at all. A piece that fits on some
// pieces fits on more, so a greedy search decides it. Only next to a single area, where a second piece has a rule of
// its own, the second piece matters.
func (b *Board) reached(all uint16) bool {
	for left := all; left != 0; left &= left - 1 {
		first := bits.TrailingZeros16(left)
		if !b.Pieces[first].Alone {
			if b.grown(1<<first, all) {
				return true
			}
			continue
		}
		if all == 1<<first {
			return true
		}
		for next := all &^ (1 << first); next != 0; next &= next - 1 {
			second := bits.TrailingZeros16(next)
			if b.last(second, 1<<first) && b.grown(1<<first|1<<second, all) {
				return true
			}
		}
	}
	return false
}

// grown reports whether all can be placed after some.
func (b *Board) grown(some, all uint16) bool {
	for some != all {
		before := some
		for left := all &^ some; left != 0; left &= left - 1 {
			if piece := bits.TrailingZeros16(left); b.last(piece, some) {
				some |= 1 << piece
			}
		}
		if some == before {
			return false
		}
	}
	return true
}

// Before returns the pieces, a bit each, that can have been placed last.
func (b *Board) Before() uint16 {
	all, out := b.all(), uint16(0)
	for left := all; left != 0; left &= left - 1 {
		piece := bits.TrailingZeros16(left)
		if rest := all &^ (1 << piece); rest != 0 && b.last(piece, rest) && b.reached(rest) {
			out |= 1 << piece
		}
	}
	return out
}

// Canonical reports whether the last piece is the one of lowest number that can have been last. Exactly one order of a
// board has this property for every board in it, so extending only such boards visits each board once. before is the
// result of Before for the board without that piece.
func (b *Board) Canonical(before uint16) bool {
	all, piece := b.all(), b.placed[len(b.placed)-1].Piece
	less := all & (1<<piece - 1)
	for left := less & before; left != 0; left &= left - 1 {
		other := bits.TrailingZeros16(left)
		rest := all &^ (1 << other)
		// The others were there without it, so if the last one can lie upon them, they are all there without it.
		if b.last(piece, rest&^(1<<piece)) && b.last(other, rest) {
			return false
		}
	}
	for left := less; left != 0; left &= left - 1 {
		other := bits.TrailingZeros16(left)
		if rest := all &^ (1 << other); b.last(other, rest) && b.reached(rest) {
			return false
		}
	}
	return true
}

// Alike reports whether a piece's place only repeats another one up to rotation of the whole. A first piece counts in
// only one rotation. After a single area that looks alike in some rotations, the second piece counts in
// correspondingly fewer.
func (b *Board) Alike(p Place) bool {
	switch len(b.placed) {
	case 0:
		return p.form > 0
	case 1:
		return int(p.form) >= len(b.forms[b.placed[0].Piece])
	}
	return false
}

// Orders counts the orders in which the board can have been placed; one whose first tile is symmetric counts once for
// each equal rotation.
func (b *Board) Orders() float64 {
	all := b.all()
	var ways [1 << MostPieces]float64
	for some := uint16(1); some <= all; some++ {
		if some&^all != 0 {
			continue
		}
		if some&(some-1) == 0 {
			ways[some] = float64(b.Symmetry(bits.TrailingZeros16(some)))
			continue
		}
		for left := some; left != 0; left &= left - 1 {
			piece := bits.TrailingZeros16(left)
			if rest := some &^ (1 << piece); ways[rest] > 0 && b.last(piece, rest) {
				ways[some] += ways[rest]
			}
		}
	}
	return ways[all]
}

// Order returns an order in which the board can be placed: the one that takes the piece of lowest number away first,
// seen from the end.
func (b *Board) Order() []Place {
	out := make([]Place, 0, len(b.placed))
	for all := b.all(); all != 0; {
		for left := all; left != 0; left &= left - 1 {
			piece := bits.TrailingZeros16(left)
			rest := all &^ (1 << piece)
			if rest != 0 && (!b.last(piece, rest) || !b.reached(rest)) {
				continue
			}
			for _, p := range b.placed {
				if p.Piece == piece {
					out = append(out, p)
				}
			}
			all = rest
			break
		}
	}
	for i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return out
}
