package draw

import (
	"strconv"

	"muster/maps/hex"
)

// Units of the picture. A hex is 2*HalfWidth wide and 4*Quarter high; 52 and 30 stand in the ratio of the root of 3
// to within a part in a thousand, and are even, so that whole numbers serve for everything.
const (
	HalfWidth = 52
	Quarter   = 30
)

// Point is a place in the picture, y downward.
type Point struct{ X, Y int }

// Pt is the place at x and y.
func Pt(x, y int) Point { return Point{x, y} }

// Add is the place that lies as far from p as q does from the origin.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// corner is the n-th corner of a hex from its centre: number 0 is the upper end of the east side, then anticlockwise.
// Side d runs from corner d-1 to corner d.
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

// Side gives the two ends of side d from the centre.
func Side(d hex.Dir) (a, b Point) { return corner(int(d) + 5), corner(int(d)) }

// Across is the step from a hex's centre to its neighbour's; half of it leads to the middle of the side.
func Across(d hex.Dir) Point {
	a, b := Side(d)
	return a.Add(b)
}

// Middle is the step from a hex's centre to the middle of a side.
func Middle(d hex.Dir) Point {
	p := Across(d)
	return Point{p.X / 2, p.Y / 2}
}

// HexPath is the outline of a hex, from its centre, as path commands.
const HexPath = "m52-30v60l-52 30-52-30v-60l52-30z"

// Path builds the d attribute of an SVG path; fmt would be too slow for some hundred hexes.
type Path []byte

// Move begins a line at a place.
func (p *Path) Move(q Point) { p.command('M', q) }

// Line goes straight to a place.
func (p *Path) Line(q Point) { p.command('L', q) }

// Curve goes to a place in a bow that a second one pulls towards itself.
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

// Stamp sets a relative path down at a place.
func (p *Path) Stamp(at Point, relative string) {
	p.Move(at)
	*p = append(*p, relative...)
}
