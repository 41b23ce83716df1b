package placement

import "muster/internal/engine/runewars/tiles"

// conflict holds the colours that may not touch each other, as in tiles.Clash.
var conflict = func() (out [tiles.Yellow + 1][tiles.Yellow + 1]bool) {
	for a := tiles.Open; a <= tiles.Yellow; a++ {
		for c := tiles.Open; c <= tiles.Yellow; c++ {
			out[a][c] = tiles.Conflicts(a, c)
		}
	}
	return out
}()

// Places appends every place of a piece. A first piece is at 0, 0, in each of its rotations.
func (b *Board) Places(piece int, into []Place) []Place {
	forms := b.forms[piece]
	if len(b.placed) == 0 {
		for i := range forms {
			into = append(into, Place{Piece: piece, form: uint8(i), cell: b.cell(tiles.At{})})
		}
		return into
	}
	rim := b.rim()
	for _, at := range rim {
		for i := range forms {
			f := &forms[i]
			for a, delta := range f.cells {
				p := Place{Piece: piece, form: uint8(i), cell: at - delta}
				if !b.before(f, a, p.cell) && b.may(f, p) {
					into = append(into, p)
				}
			}
		}
	}
	return into
}

// rim returns the hexes without an area next to the board, each marked; the marks are valid until the next ones.
func (b *Board) rim() []int32 {
	b.rimStamp = b.stamp()
	b.outer = b.outer[:0]
	for i := range b.spots {
		for _, step := range b.steps {
			at := b.spots[i].cell + step
			if b.grid[at] == 0 && b.marks[at] != b.rimStamp {
				b.marks[at] = b.rimStamp
				b.outer = append(b.outer, at)
			}
		}
	}
	return b.outer
}

// before reports whether an earlier area of a piece is also at the rim, so that the place is found there.
func (b *Board) before(f *form, area int, cell int32) bool {
	for _, delta := range f.cells[:area] {
		if b.marks[cell+delta] == b.rimStamp {
			return true
		}
	}
	return false
}

// may reports whether a piece may be placed on a board that is not empty. Its hexes are free. At least two of its
// areas touch at least two placed ones (RW-SETUP-07), or its single one does (RW-T12-02). Next to a single first area
// two of its areas touch it (RW-T12-01). No coloured border touches a coloured one (RW-SETUP-08, RW-T12-03).
func (b *Board) may(f *form, p Place) bool {
	own := 0
	var touched Mask
	for a, delta := range f.cells {
		cell := p.cell + delta
		if b.grid[cell] != 0 {
			return false
		}
		touches := false
		for d, step := range b.steps {
			n := b.grid[cell+step]
			if n == 0 {
				continue
			}
			if conflict[f.sides[a][d]][b.spots[n-1].sides[tiles.Dir(d).Opposite()]] {
				return false
			}
			touched, touches = touched|1<<(n-1), true
		}
		if touches {
			own++
		}
	}
	switch {
	case b.Pieces[p.Piece].Alone:
		return touched.Count() >= 2
	case len(b.placed) == 1 && b.Pieces[b.placed[0].Piece].Alone:
		return own >= 2
	}
	return own >= 2 && touched.Count() >= 2
}

// Contact is the contact of a piece with the placed ones.
type Contact struct {
	Sides int // touching sides
	Areas int // touched areas of placed pieces
	Ways  int // touching sides that are not barred
}

// Contact returns the contact that a piece would have with the placed ones.
func (b *Board) Contact(p Place) (out Contact) {
	f := &b.forms[p.Piece][p.form]
	var touched Mask
	for a, delta := range f.cells {
		for d, step := range b.steps {
			n := b.grid[p.cell+delta+step]
			if n == 0 {
				continue
			}
			out.Sides++
			touched |= 1 << (n - 1)
			if !f.sides[a][d].Bars() && !b.spots[n-1].sides[tiles.Dir(d).Opposite()].Bars() {
				out.Ways++
			}
		}
	}
	out.Areas = touched.Count()
	return out
}
