package draw

import (
	"strconv"

	"muster/maps/hex"
)

// Units of the picture. A hex is 2*HalfWidth wide and 4*Quarter high. 52 and 30 are in the ratio of the root of 3 to
// within 0.1%, and are even, so that whole numbers are sufficient everywhere.
const (
	HalfWidth = 52
	Quarter   = 30
)

// Point is a position in the picture, y downward.
type Point struct{ X, Y int }

// Pt returns the point at x and y.
func Pt(x, y int) Point { return Point{x, y} }

// Add returns p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// corner returns the n-th corner of a hex relative to its centre: number 0 is the upper end of the east side, then
// anticlockwise. Side d runs from corner d-1 to corner d.
func corner(n int) Point {
	switch n % hex.Dirs {
	case 0:
		return Point{HalfWidth, -Quarter}
	case 1:
		return Point{0, -2 * Quarter}
	case 2:
		return Point{-HalfWidth, -Quarter}
	case 3:
		return Point{-HalfWidth, Quarter}
	case 4:
		return Point{0, 2 * Quarter}
	}
	return Point{HalfWidth, Quarter}
}

// Side returns the two ends of side d relative to the centre.
func Side(d hex.Dir) (a, b Point) { return corner(int(d) + 5), corner(int(d)) }

// Across returns the step from a hex's centre to its neighbour's; half of it leads to the middle of the side.
func Across(d hex.Dir) Point {
	a, b := Side(d)
	return a.Add(b)
}

// Middle returns the step from a hex's centre to the middle of a side.
func Middle(d hex.Dir) Point {
	p := Across(d)
	return Point{p.X / 2, p.Y / 2}
}

// HexPath is the outline of a hex, relative to its centre, as path commands.
const HexPath = "m52-30v60l-52 30-52-30v-60l52-30z"

// Path builds the d attribute of an SVG path; fmt would be too slow for some hundred hexes.
type Path []byte

// Move starts a line at a point.
func (p *Path) Move(q Point) { p.command('M', q) }

// Line draws a straight line to a point.
func (p *Path) Line(q Point) { p.command('L', q) }

// Curve draws a quadratic curve to a point.
func (p *Path) Curve(control, to Point) {
	p.command('Q', control)
	p.command(' ', to)
}

func (p *Path) command(c byte, q Point) {
	if cap(*p) == 0 {
		*p = make(Path, 0, 1<<10)
	}
	b := append(*p, c)
	b = strconv.AppendInt(b, int64(q.X), 10)
	if q.Y >= 0 {
		b = append(b, ' ')
	}
	*p = strconv.AppendInt(b, int64(q.Y), 10)
}

// Stamp draws a relative path at a point.
func (p *Path) Stamp(at Point, relative string) {
	p.Move(at)
	*p = append(*p, relative...)
}
