package hex

import "sync"

// Discs holds the hexes around each hex of a grid by distance.
type Discs struct {
	far  int // the maximum distance of two hexes
	sets []Set
}

// Within returns the hexes at most far hexes from h, including h; far is 0 or more. Callers must not change the set.
func (d *Discs) Within(h Hex, far int) *Set { return &d.sets[int(h)*(d.far+1)+min(far, d.far)] }

// discStore holds the discs, computed on first use.
type discStore struct {
	once  sync.Once
	discs Discs
}

// Neighbour returns the hex across side d, or None.
func (g *Grid) Neighbour(h Hex, d Dir) Hex {
	if h == None {
		return None
	}
	return g.cells[h].next[d]
}

// Near returns the set of neighbours.
func (g *Grid) Near(h Hex) Set { return g.cells[h].near }

// Distance counts hexes from x (not counted) to y (counted).
func (g *Grid) Distance(x, y Hex) int {
	p, q := g.spots[x], g.spots[y]
	dc, dr := int(p.col)-int(q.col), int(p.row)-int(q.row)
	dc, dr = max(dc, -dc), max(dr, -dr)
	// A step to another row also moves one doubled column; the remaining columns take one step per two.
	return max(dr, (dr+dc)>>1)
}

// rowStore holds the distances between all pairs of hexes, computed on first use.
type rowStore struct {
	once sync.Once
	far  []uint16
}

// Distances returns the distances from h to every hex of the grid, indexed by hex. They equal those of Distance and are
// faster for many queries. Callers must not change them.
func (g *Grid) Distances(h Hex) []uint16 {
	g.rows.once.Do(g.countRows)
	n := len(g.cells)
	return g.rows.far[int(h)*n:][:n]
}

// countRows computes all distances.
func (g *Grid) countRows() {
	n := len(g.cells)
	g.rows.far = make([]uint16, 0, n*n)
	for x := range n {
		for y := range n {
			g.rows.far = append(g.rows.far, uint16(g.Distance(Hex(x), Hex(y))))
		}
	}
}

// Discs returns the discs of the grid.
func (g *Grid) Discs() *Discs {
	g.discs.once.Do(g.drawDiscs)
	return &g.discs.discs
}

// drawDiscs computes every disc from the next smaller one.
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
