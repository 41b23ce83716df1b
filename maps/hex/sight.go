package hex

import (
	"sync"
	"sync/atomic"
)

// sightTable holds the lines of sight of every pair of hexes, computed on first use.
type sightTable struct {
	once  sync.Once
	lines atomic.Pointer[[][2]Set] // by x*Len+y; both directions are stored, although equal, to save a comparison
}

// Sight returns the pair of masks of hexes that block the line from x to y. The line is free if at least one mask
// contains no blocker. A hex that the line crosses is in both masks. A hex that the line only touches is in the mask of
// its side, so that only a blocker on each side blocks the line (BL-LOS-01, BL-LOS-02). The ends are in neither mask.
// Callers must not change the masks.
func (g *Grid) Sight(x, y Hex) *[2]Set {
	lines := g.sight.lines.Load()
	if lines == nil {
		lines = g.firstSight()
	}
	return &(*lines)[int(x)*len(g.cells)+int(y)]
}

// firstSight is separate so that Sight can be inlined.
//
//go:noinline
func (g *Grid) firstSight() *[][2]Set {
	g.sight.once.Do(func() { g.sight.lines.Store(g.drawSight()) })
	return g.sight.lines.Load()
}

// Clear reports whether blockers leave a free line from x to y (BL-LOS-01, BL-LOS-02).
func (g *Grid) Clear(x, y Hex, blockers *Set) bool {
	lines := g.sight.lines.Load() // as in Sight, without the call
	if lines == nil {
		lines = g.firstSight()
	}
	m := &(*lines)[int(x)*len(g.cells)+int(y)]
	return !m[0].Meets(blockers) || !m[1].Meets(blockers) // BL-LOS-01, BL-LOS-02
}

// touch is a hex that a line meets, as an offset from the line's start, on side 0, 1 or both.
type touch struct {
	offset
	sides uint8
}

// drawSight computes each different line once and applies it to every pair of hexes that it joins. Places beyond the
// edge contain nothing and never block a line (house: half hexes are open).
func (g *Grid) drawSight() *[][2]Set {
	n := len(g.cells)
	lines := make([][2]Set, n*n)
	var touches []touch
	for dr := range g.lines {
		for dc := -g.across; dc <= g.across; dc++ {
			if (dc+dr)%2 != 0 || dr == 0 && dc <= 0 {
				continue
			}
			touches = drawLine(touches[:0], offset{dc, dr})
			for x := range g.cells {
				col, row := int(g.spots[x].col), int(g.spots[x].row)
				if y := g.find(col+dc, row+dr); y != None {
					there := &lines[x*n+int(y)]
					g.layLine(there, col, row, touches)
					lines[int(y)*n+x] = *there
				}
			}
		}
	}
	return &lines
}

// layLine adds the touches of a line from a starting place to its pair of masks.
func (g *Grid) layLine(masks *[2]Set, col, row int, touches []touch) {
	for _, t := range touches {
		h := g.find(col+t.dc, row+t.dr)
		if h == None {
			continue
		}
		for side := range masks {
			if t.sides&(1<<side) != 0 {
				masks[side].Add(h)
			}
		}
	}
}

// corners are the corners of a hex around its centre, in the coordinates (c, 3R), which keep all values whole.
var corners = [6][2]int{{0, 2}, {1, 1}, {1, -1}, {0, -2}, {-1, -1}, {-1, 1}}

// drawLine lists the hexes that the line from centre to centre meets, without its ends; to.dr must not be negative.
func drawLine(list []touch, to offset) []touch {
	length := to.dc*to.dc + 3*to.dr*to.dr
	for r := 0; r <= to.dr; r++ {
		for c := min(0, to.dc) - 1; c <= max(0, to.dc)+1; c++ {
			if (c+r)%2 != 0 {
				continue
			}
			// Along the line the hex must lie between the ends. The product is that of the true plane (the height of a
			// row is the square root of 3). A hex that the line meets is never far enough aside to give a wrong result.
			if along := c*to.dc + 3*r*to.dr; along <= 0 || along >= length {
				continue
			}
			if sides := meets(to, c, r); sides != 0 {
				list = append(list, touch{offset{c, r}, sides})
			}
		}
	}
	return list
}

// meets returns the sides on which the line from the origin meets the hex at (c, r). It is 3 if the line crosses the
// hex, 0 if it misses, and 1 or 2 if an edge or a corner is on the line. By a house rule one corner counts as an edge.
func meets(to offset, c, r int) uint8 {
	low, high := 0, 0
	touched := false
	for i, p := range corners {
		cross := to.dc*(3*r+p[1]) - 3*to.dr*(c+p[0])
		touched = touched || cross == 0
		if i == 0 {
			low, high = cross, cross
		}
		low, high = min(low, cross), max(high, cross)
	}
	switch {
	case low < 0 && high > 0: // BL-LOS-01
		return 1 | 2
	case touched && low == 0:
		return 1
	case touched:
		return 2
	}
	return 0
}
