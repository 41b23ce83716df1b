package hex

// Board is the geometry made from a Spec. It is immutable and safe for several goroutines. Methods take hexes of
// this board; Label, Neighbour and Turn also take None.
type Board struct {
	spec  Spec
	cells []cell
	rows  []Set // by row from the bottom, less one
	all   Set
	cards [Camps][][SectionCount][][]Hex // by zone, section, rank, file, all from 0
	sight sightTable
}

// cell is everything that is looked up by one hex.
type cell struct {
	col, row  int16 // doubled column; row from the bottom, from 1
	top, nth  int16 // row from the top and place in it, both from 0
	label     string
	next      [Dirs]Hex
	near      Set
	back      [Camps][]Hex
	turn      Hex
	sections  [Camps]Sections
	backStore [Camps][2]Hex // what back points into
}

// New makes a Board, or says what is wrong with the Spec.
func New(s Spec) (*Board, error) {
	if err := s.fault(); err != nil {
		return nil, err
	}
	b := &Board{spec: s.clone()}
	b.layHexes()
	b.linkHexes()
	if err := b.layCards(); err != nil {
		return nil, err
	}
	return b, nil
}

// layHexes places every hex by itself: coordinates, label, sections.
func (b *Board) layHexes() {
	n := b.spec.hexes()
	b.cells = make([]cell, n)
	b.rows = make([]Set, b.spec.RowCount)
	h := Hex(0)
	for r := range b.spec.RowCount {
		for i := range b.RowLen(r) {
			c := &b.cells[h]
			col, row := 2*i+r%2, b.spec.RowCount-r
			c.col, c.row, c.top, c.nth = int16(col), int16(row), int16(r), int16(i)
			c.label = label(i, row)
			c.turn = Hex(n-1) - h // a half turn reverses the order of the board
			c.sections[Standard] = sectionsAt(col, b.spec.Lines)
			// The Pennants see the lines of the same printed board, from the other side.
			c.sections[Pennant] = sectionsAt(col, b.spec.Lines).mirrored()
			b.rows[row-1].Add(h)
			b.all.Add(h)
			h++
		}
	}
}

// linkHexes fills in neighbours, once every hex is placed.
func (b *Board) linkHexes() {
	for h := range b.cells {
		c := &b.cells[h]
		for d, s := range steps {
			c.next[d] = b.find(int(c.col)+s.dc, int(c.row)+s.dr)
			if c.next[d] != None {
				c.near.Add(c.next[d])
			}
		}
		for camp, ways := range retreats {
			back := c.backStore[camp][:0]
			for _, d := range ways {
				if c.next[d] != None {
					back = append(back, c.next[d])
				}
			}
			c.back[camp] = back
		}
	}
}

// Spec is what the board was made from. Its slices belong to the board.
func (b *Board) Spec() Spec { return b.spec }

// Len is the number of hexes; they are Hex(0) to Hex(Len-1), row by row from the top.
func (b *Board) Len() int { return len(b.cells) }

// All is every hex.
func (b *Board) All() Set { return b.all }

// Rows is the number of rows.
func (b *Board) Rows() int { return b.spec.RowCount }

// RowLen is the number of hexes in row r, counted from 0 at the top; 0 outside.
func (b *Board) RowLen(r int) int {
	if r < 0 || r >= b.spec.RowCount {
		return 0
	}
	return b.spec.Width - r%2
}

// At is the i-th hex from the left of row r, both from 0, r from the top; None outside.
func (b *Board) At(r, i int) Hex {
	if i < 0 || i >= b.RowLen(r) {
		return None
	}
	return Hex(r*b.spec.Width - r/2 + i)
}

// Place is the inverse of At.
func (b *Board) Place(h Hex) (r, i int) { return int(b.cells[h].top), int(b.cells[h].nth) }

// Col is the doubled column of a hex, 0 to 2*Width-2.
func (b *Board) Col(h Hex) int { return int(b.cells[h].col) }

// Row is the row of a hex, counted from 1 at the bottom.
func (b *Board) Row(h Hex) int { return int(b.cells[h].row) }

// find is the hex of a doubled column and a row from the bottom; None outside or when their parities do not fit.
func (b *Board) find(col, row int) Hex {
	r := b.spec.RowCount - row
	if col < 0 || r < 0 || (col-r)%2 != 0 {
		return None
	}
	return b.At(r, col/2)
}
