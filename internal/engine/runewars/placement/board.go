// Package placement lays the tiles of a realm by the rules (RW-SET): it lists legal placements, searches for
// balanced layouts, measures them.
package placement

import (
	"math/bits"

	"muster/internal/engine/runewars/tiles"
)

// Mask is a set of areas of a board, by number; areas are numbered in the order of their tiles.
type Mask uint64

// Count returns the number of areas in the set.
func (m Mask) Count() int { return bits.OnesCount64(uint64(m)) }

// Has reports whether an area is in the set.
func (m Mask) Has(area int) bool { return m>>area&1 != 0 }

// Place is a legal place of a piece: the cell of its first area, and its form.
type Place struct {
	Piece int
	form  uint8
	cell  int32
}

// spot is an area of a board.
type spot struct {
	cell  int32
	piece uint8
	area  uint8
	sides [tiles.Dirs]tiles.Border
	next  Mask // adjacent areas
}

// Board is the placed pieces. It is for one goroutine.
type Board struct {
	*Set
	grid   []int8 // by cell: the area plus 1; 0 without an area
	marks  []uint32
	mark   uint32
	spots  []spot
	placed []Place
	// own are, by piece, its areas that touch each other piece, a bit each. theirs is the number of areas of that
	// piece that touch it: a byte for each other piece.
	own, theirs [MostPieces]uint64
	// cities and guarded are the areas with a city space and with neutral units.
	cities, guarded Mask

	way      []int32 // room for a flood
	outer    []int32 // room for the hexes at the rim
	rimStamp uint32
}

// NewBoard returns an empty board.
func (s *Set) NewBoard() *Board {
	n := s.wide * s.wide
	return &Board{Set: s, grid: make([]int8, n), marks: make([]uint32, n), spots: make([]spot, 0, s.areas)}
}

// Reset removes all pieces.
func (b *Board) Reset() {
	for len(b.placed) > 0 {
		b.Lift()
	}
}

// Placed returns the placed pieces, in order.
func (b *Board) Placed() []Place { return b.placed }

// Holds reports whether a piece is on the board.
func (b *Board) Holds(piece int) bool { return b.all()>>piece&1 != 0 }

// all returns the placed pieces, a bit each.
func (b *Board) all() uint16 {
	var out uint16
	for i := range b.placed {
		out |= 1 << b.placed[i].Piece
	}
	return out
}

// Areas returns all areas of the board.
func (b *Board) Areas() Mask { return 1<<len(b.spots) - 1 }

// Area returns the piece of an area, and the area's index in it.
func (b *Board) Area(i int) (piece, area int) { return int(b.spots[i].piece), int(b.spots[i].area) }

// Where converts a place for a definition: the hex of the piece's hex 0, 0, and its rotation.
func (s *Set) Where(p Place) (at tiles.At, turn int) {
	turn = s.forms[p.Piece][p.form].turn
	return s.hex(p.cell).Minus(s.Pieces[p.Piece].Tile.Areas[0].At.Turned(turn)), turn
}

// Lay places a piece; the place must be legal.
func (b *Board) Lay(p Place) {
	f := &b.forms[p.Piece][p.form]
	first := len(b.spots)
	for a, delta := range f.cells {
		s := spot{cell: p.cell + delta, piece: uint8(p.Piece), area: uint8(a), sides: f.sides[a]}
		me := len(b.spots)
		for d := range s.sides {
			n := int(b.grid[s.cell+b.steps[d]]) - 1
			if n < 0 {
				continue
			}
			s.next |= 1 << n
			b.spots[n].next |= 1 << me
			if other := &b.spots[n]; n < first {
				b.own[p.Piece] |= 1 << (8*int(other.piece) + a)
				b.own[other.piece] |= 1 << (8*p.Piece + int(other.area))
			}
		}
		w := &b.Pieces[p.Piece].Worth[a]
		if w.City {
			b.cities |= 1 << me
		}
		if w.Guarded {
			b.guarded |= 1 << me
		}
		b.grid[s.cell] = int8(me + 1)
		b.spots = append(b.spots, s)
	}
	for i := range b.placed {
		other := b.placed[i].Piece
		b.theirs[p.Piece] |= areas(b.own[other], p.Piece) << (8 * other)
		b.theirs[other] |= areas(b.own[p.Piece], other) << (8 * p.Piece)
	}
	b.placed = append(b.placed, p)
}

// areas returns the number of areas that touch a piece, from the bytes for each piece.
func areas(own uint64, piece int) uint64 { return uint64(bits.OnesCount8(uint8(own >> (8 * piece)))) }

// Lift removes the last piece.
func (b *Board) Lift() {
	p := b.placed[len(b.placed)-1]
	b.placed = b.placed[:len(b.placed)-1]
	first := len(b.spots) - len(b.forms[p.Piece][p.form].cells)
	left := Mask(1)<<first - 1
	for i := range b.spots[first:] {
		b.grid[b.spots[first+i].cell] = 0
	}
	b.spots = b.spots[:first]
	for i := range b.spots {
		b.spots[i].next &= left
	}
	b.cities, b.guarded = b.cities&left, b.guarded&left
	for i := range b.placed {
		other := b.placed[i].Piece
		b.own[other] &^= 0xff << (8 * p.Piece)
		b.theirs[other] &^= 0xff << (8 * p.Piece)
	}
	b.own[p.Piece], b.theirs[p.Piece] = 0, 0
}

// The result is the given areas with their neighbours.
func (b *Board) adjacentTo(of Mask) Mask {
	out := of
	for left := uint64(of); left != 0; left &= left - 1 {
		out |= b.spots[bits.TrailingZeros64(left)].next
	}
	return out
}

// Joined reports whether all areas are connected on foot outside winter (RW-CHK-07).
func (b *Board) Joined() bool {
	reached, before := Mask(1), Mask(0)
	for reached != before {
		before = reached
		for left := uint64(before); left != 0; left &= left - 1 {
			s := &b.spots[bits.TrailingZeros64(left)]
			for d, own := range s.sides {
				n := b.grid[s.cell+b.steps[d]]
				if n != 0 && !own.Bars() && !b.spots[n-1].sides[tiles.Dir(d).Opposite()].Bars() {
					reached |= 1 << (n - 1)
				}
			}
		}
	}
	return reached == b.Areas()
}

// stamp starts new marks on hexes, and returns the mark.
func (b *Board) stamp() uint32 {
	b.mark++
	if b.mark == 0 {
		clear(b.marks)
		b.mark = 1
	}
	return b.mark
}
