package draw

import (
	"strconv"

	"muster/maps/hex"
)

// Units of the picture. A hex is 2*halfWidth wide and 4*quarter high; 52 and 30 stand in the ratio of the root of 3
// to within a part in a thousand, and are even, so that whole numbers serve for everything.
const (
	halfWidth = 52
	quarter   = 30
)

// point is a place in the picture, y downward.
type point struct{ x, y int }

// pt is the place at x and y.
func pt(x, y int) point { return point{x, y} }

func (p point) add(q point) point { return point{p.x + q.x, p.y + q.y} }

// corner is the n-th corner of a hex from its centre: number 0 is the upper end of the east side, then anticlockwise.
// Side d runs from corner d-1 to corner d.
func corner(n int) point {
	switch n % hex.Dirs {
	case 0:
		return point{halfWidth, -quarter}
	case 1:
		return point{0, -2 * quarter}
	case 2:
		return point{-halfWidth, -quarter}
	case 3:
		return point{-halfWidth, quarter}
	case 4:
		return point{0, 2 * quarter}
	}
	return point{halfWidth, quarter}
}

// side gives the two ends of side d from the centre.
func side(d hex.Dir) (a, b point) { return corner(int(d) + 5), corner(int(d)) }

// across is the step from a hex's centre to its neighbour's; half of it leads to the middle of the side.
func across(d hex.Dir) point {
	a, b := side(d)
	return a.add(b)
}

func middle(d hex.Dir) point {
	p := across(d)
	return point{p.x / 2, p.y / 2}
}

// hexPath is the outline of a hex, from its centre, as path commands.
const hexPath = "m52-30v60l-52 30-52-30v-60l52-30z"

// path builds the d attribute of an SVG path; fmt would be too slow for some hundred hexes.
type path []byte

func (p *path) move(q point) { p.command('M', q) }

func (p *path) line(q point) { p.command('L', q) }

func (p *path) curve(control, to point) {
	p.command('Q', control)
	p.command(' ', to)
}

func (p *path) command(c byte, q point) {
	if cap(*p) == 0 {
		*p = make(path, 0, 1<<10)
	}
	b := append(*p, c)
	b = strconv.AppendInt(b, int64(q.x), 10)
	if q.y >= 0 {
		b = append(b, ' ')
	}
	*p = strconv.AppendInt(b, int64(q.y), 10)
}

// stamp sets a relative path down at a place.
func (p *path) stamp(at point, relative string) {
	p.move(at)
	*p = append(*p, relative...)
}
