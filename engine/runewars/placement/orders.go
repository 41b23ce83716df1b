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

// last reports whether a piece can have been laid upon some others, as they lie: it is the rule of laying over again,
// of what is known of who touches whom (RW-SETUP-07, RW-T12-01, RW-T12-02).
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

// reached reports whether some of the pieces, as they lie, can have been laid in any order at all. What may be laid on
// a few may be laid on those and more, so laying on greedily finds out; only beside a single area, where a second piece
// has a rule of its own, it matters which comes second.
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

// grown reports whether all can be laid upon some.
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

// Before are the pieces, a bit each, that can have been laid last.
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

// Canonical reports whether the piece that was laid last is the one of least number that can have been: of the orders
// in which a board can be laid one alone has that of every board in it. So who lays on where it holds comes to each
// board once. before is what Before said of the board without that piece.
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

// Alike reports whether a board with a piece laid so on top is like one with the piece laid otherwise, but for a turn
// of the whole: a first piece counts in one turn alone, and the second one beside a single area that looks alike in
// some of its turns in as many fewer.
func (b *Board) Alike(p Place) bool {
	switch len(b.placed) {
	case 0:
		return p.form > 0
	case 1:
		return int(p.form) >= len(b.forms[b.placed[0].Piece])
	}
	return false
}

// Orders counts the orders in which the board can have been laid, one whose first tile looks alike in some turns once
// for each of them.
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

// Order is an order in which the board can be laid: of those the one that takes the piece of least number away first,
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
