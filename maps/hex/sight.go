package hex

import (
	"sync"
	"sync/atomic"
)

// sightTable holds the lines of sight of every pair of hexes, made when the first one is asked for.
type sightTable struct {
	once  sync.Once
	lines atomic.Pointer[[][2]Set] // by x*Len+y; sight is the same in both directions, and both are kept: one look less
}

// Sight is the pair of masks of hexes that bar the line from x to y: it is free when one of them meets no blocker.
// A hex that the line crosses is in both masks; one that the line only touches is in the mask of its side, so that
// it takes a blocker on each side to bar the line (BL-LOS-01, BL-LOS-02). The ends are in neither. Callers must not
// change the masks.
func (g *Grid) Sight(x, y Hex) *[2]Set {
	lines := g.sight.lines.Load()
	if lines == nil {
		lines = g.firstSight()
	}
	return &(*lines)[int(x)*len(g.cells)+int(y)]
}

// firstSight stands apart to keep Sight small enough to be inlined.
//
//go:noinline
func (g *Grid) firstSight() *[][2]Set {
	g.sight.once.Do(func() { g.sight.lines.Store(g.drawSight()) })
	return g.sight.lines.Load()
}

// Clear reports whether blockers leave a free line from x to y (BL-LOS-01, BL-LOS-02).
func (g *Grid) Clear(x, y Hex, blockers *Set) bool {
	lines := g.sight.lines.Load() // as Sight does, without the call
	if lines == nil {
		lines = g.firstSight()
	}
	m := &(*lines)[int(x)*len(g.cells)+int(y)]
	return !m[0].Meets(blockers) || !m[1].Meets(blockers) // BL-LOS-01, BL-LOS-02
}

// touch is a hex that a line meets, as an offset from the line's start: on sides 0, 1 or both.
type touch struct {
	offset
	sides uint8
}

// drawSight draws each different line once and lays it on every pair of hexes that it joins. Places beyond the rim
// hold nothing and never bar a line (house: half hexes are open).
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

// layLine puts the touches of a line that starts at a place into its pair of masks.
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

// corners of a hex around its centre, in the coordinates (c, 3R), which keep everything whole.
var corners = [6][2]int{{0, 2}, {1, 1}, {1, -1}, {0, -2}, {-1, -1}, {-1, 1}}

// drawLine lists the hexes that the line from centre to centre meets, its ends left out; to.dr must not be negative.
func drawLine(list []touch, to offset) []touch {
	length := to.dc*to.dc + 3*to.dr*to.dr
	for r := 0; r <= to.dr; r++ {
		for c := min(0, to.dc) - 1; c <= max(0, to.dc)+1; c++ {
			if (c+r)%2 != 0 {
				continue
			}
			// Along the line the hex must lie between the ends. The product is that of the true plane (the height of
			// a row is the square root of 3), and a hex that the line meets is never so far aside that it misleads.
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

// meets tells on which sides of the line through the origin and to the hex at (c, r) is met by the line: 1 or 2 when
// an edge or a corner of it lies on the line (house: one corner counts as an edge), 3 when the line crosses it, 0 when
// it is missed.
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
