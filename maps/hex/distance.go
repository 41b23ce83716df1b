package hex

// Neighbour is the hex across side d, or None.
func (g *Grid) Neighbour(h Hex, d Dir) Hex {
	if h == None {
		return None
	}
	return g.cells[h].next[d]
}

// Near is the set of neighbours.
func (g *Grid) Near(h Hex) Set { return g.cells[h].near }

// Distance counts hexes from x (not counted) to y (counted).
func (g *Grid) Distance(x, y Hex) int {
	p, q := &g.cells[x], &g.cells[y]
	dc, dr := int(p.col)-int(q.col), int(p.row)-int(q.row)
	dc, dr = max(dc, -dc), max(dr, -dr)
	// A step to another row also moves one doubled column; what is left of the columns goes two at a time.
	return dr + max(0, (dc-dr)/2)
}
