package tiles

// grid is a number for each hex of a rectangle of coordinates; None where nothing is set.
type grid struct {
	least At
	wide  int // columns
	cells []int
}

func newGrid(least, most At) grid {
	g := grid{least: least, wide: most.Q - least.Q + 1}
	g.cells = make([]int, g.wide*(most.R-least.R+1))
	for i := range g.cells {
		g.cells[i] = None
	}
	return g
}

// has reports whether a hex lies in the rectangle.
func (g *grid) has(at At) bool {
	q, r := at.Q-g.least.Q, at.R-g.least.R
	return q >= 0 && q < g.wide && r >= 0 && r*g.wide < len(g.cells)
}

func (g *grid) get(at At) int { return g.cells[(at.R-g.least.R)*g.wide+at.Q-g.least.Q] }

func (g *grid) set(at At, n int) { g.cells[(at.R-g.least.R)*g.wide+at.Q-g.least.Q] = n }
