// Package boards models the boards of the Commands & Colors family on a grid of hexes. It has camps, labels, rows,
// sections, the footprints of Deployment cards, and the rows of set-up rules. It is independent of terrain, units and
// files. Start with Board.
//
// Hexes are pointy-top, in rows of Width and Width-1 in turn. Each has a doubled column c (neighbours in a row differ
// by 2) and a row R counted from the bottom; c + R is always odd.
package boards

import "muster/maps/hex"

// Board is the geometry made from a Spec. It is immutable and safe for concurrent use. Methods take hexes of this
// board; Label, Neighbour and Turn also take None.
type Board struct {
	hex.Grid
	spec  Spec
	cells []cell
	rows  []hex.Set                          // by row from the bottom, less one
	cards [Camps][][SectionCount][][]hex.Hex // by zone, section, rank, file, all from 0
}

// cell is the data of one hex in addition to its grid.
type cell struct {
	top, nth  int16 // row from the top and index in it, both from 0
	label     string
	back      [Camps][]hex.Hex
	turn      hex.Hex
	sections  [Camps]Sections
	backStore [Camps][2]hex.Hex // backing array of back
}

// New makes a Board, or returns an error about the Spec.
func New(s Spec) (*Board, error) {
	if err := s.fault(); err != nil {
		return nil, err
	}
	b := &Board{spec: s.clone()}
	if err := b.layHexes(); err != nil {
		return nil, err
	}
	b.linkHexes()
	if err := b.layCards(); err != nil {
		return nil, err
	}
	return b, nil
}

// layHexes sets the data of every hex: coordinates, label, sections.
func (b *Board) layHexes() error {
	n := b.spec.hexes()
	b.cells = make([]cell, n)
	b.rows = make([]hex.Set, b.spec.RowCount)
	places := make([]hex.Place, 0, n)
	h := hex.Hex(0)
	for r := range b.spec.RowCount {
		for i := range b.RowLen(r) {
			c := &b.cells[h]
			col, row := 2*i+r%2, b.spec.RowCount-r
			places = append(places, hex.Place{Col: col, Row: row})
			c.top, c.nth = int16(r), int16(i)
			c.label = label(i, row)
			c.turn = hex.Hex(n-1) - h // a half turn reverses the order of the board
			c.sections[Standard] = sectionsAt(col, b.spec.Lines)
			// The Pennants see the lines of the same printed board, from the other side.
			c.sections[Pennant] = sectionsAt(col, b.spec.Lines).mirrored()
			b.rows[row-1].Add(h)
			h++
		}
	}
	return b.Lay(hex.Outline{Places: places})
}

// linkHexes sets the retreat hexes, after the data of every hex.
func (b *Board) linkHexes() {
	for i := range b.cells {
		h, c := hex.Hex(i), &b.cells[i]
		for camp, ways := range retreats {
			back := c.backStore[camp][:0]
			for _, d := range ways {
				if n := b.Neighbour(h, d); n != hex.None {
					back = append(back, n)
				}
			}
			c.back[camp] = back
		}
	}
}

// Spec returns the board's Spec. Its slices belong to the board.
func (b *Board) Spec() Spec { return b.spec }

// Rows returns the number of rows.
func (b *Board) Rows() int { return b.spec.RowCount }

// RowLen returns the number of hexes in row r, counted from 0 at the top; 0 outside the board.
func (b *Board) RowLen(r int) int {
	if r < 0 || r >= b.spec.RowCount {
		return 0
	}
	return b.spec.Width - r%2
}

// At returns the i-th hex from the left of row r, both from 0, r from the top; None outside the board.
func (b *Board) At(r, i int) hex.Hex {
	if i < 0 || i >= b.RowLen(r) {
		return hex.None
	}
	return hex.Hex(r*b.spec.Width - r/2 + i)
}

// Place is the inverse of At.
func (b *Board) Place(h hex.Hex) (r, i int) { return int(b.cells[h].top), int(b.cells[h].nth) }

// find returns the hex of a doubled column and a row from the bottom; None outside the board and for parities that do
// not fit.
func (b *Board) find(col, row int) hex.Hex { return b.Find(hex.Place{Col: col, Row: row}) }
