package hex

import "sync"

// Discs are the hexes around each hex of a grid, by how far they lie from it.
type Discs struct {
	far  int // the farthest that any two hexes lie apart
	sets []Set
}

// Within are the hexes that lie at most so many hexes from h, itself among them; far is 0 or more. Callers must not
// change the set.
func (d *Discs) Within(h Hex, far int) *Set { return &d.sets[int(h)*(d.far+1)+min(far, d.far)] }

// discStore holds the discs, made when they are first asked for.
type discStore struct {
	once  sync.Once
	discs Discs
}

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
	p, q := g.spots[x], g.spots[y]
	dc, dr := int(p.col)-int(q.col), int(p.row)-int(q.row)
	dc, dr = max(dc, -dc), max(dr, -dr)
	// A step to another row also moves one doubled column; what is left of the columns goes two at a time.
	return max(dr, (dr+dc)>>1)
}

// rowStore holds the distances between any two hexes, counted when they are first asked for.
type rowStore struct {
	once sync.Once
	far  []uint16
}

// Distances are those from h to every hex of the grid, for who asks about many: by hex, as Distance counts. Callers
// must not change them.
func (g *Grid) Distances(h Hex) []uint16 {
	g.rows.once.Do(g.countRows)
	n := len(g.cells)
	return g.rows.far[int(h)*n:][:n]
}

// countRows counts them all.
func (g *Grid) countRows() {
	n := len(g.cells)
	g.rows.far = make([]uint16, 0, n*n)
	for x := range n {
		for y := range n {
			g.rows.far = append(g.rows.far, uint16(g.Distance(Hex(x), Hex(y))))
		}
	}
}

// Discs are those of the grid.
func (g *Grid) Discs() *Discs {
	g.discs.once.Do(g.drawDiscs)
	return &g.discs.discs
}

// drawDiscs works out every disc, each out of the one within it.
func (g *Grid) drawDiscs() {
	n, far := len(g.cells), 0
	for y := range n {
		for x := range y {
			far = max(far, g.Distance(Hex(x), Hex(y)))
		}
	}
	sets := make([]Set, n*(far+1))
	for x := range n {
		of := sets[x*(far+1):][:far+1]
		for y := range n {
			of[g.Distance(Hex(x), Hex(y))].Add(Hex(y))
		}
		for d := range far {
			of[d+1] = of[d+1].Or(of[d])
		}
	}
	g.discs.discs = Discs{far, sets}
}
