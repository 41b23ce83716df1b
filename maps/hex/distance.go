package hex

// Neighbour is the hex across side d, or None.
func (b *Board) Neighbour(h Hex, d Dir) Hex {
	if h == None {
		return None
	}
	return b.cells[h].next[d]
}

// Near is the set of neighbours.
func (b *Board) Near(h Hex) Set { return b.cells[h].near }

// Distance counts hexes from x (not counted) to y (counted).
func (b *Board) Distance(x, y Hex) int {
	p, q := &b.cells[x], &b.cells[y]
	dc, dr := int(p.col)-int(q.col), int(p.row)-int(q.row)
	dc, dr = max(dc, -dc), max(dr, -dr)
	// A step to another row also moves one doubled column; what is left of the columns goes two at a time.
	return dr + max(0, (dc-dr)/2)
}
