package paint

import "muster/draw"

// Sides is the number of sides of a hex.
const Sides = 6

// Outline is the shape of a hex: its corners relative to the centre. Side d runs from corner d to the next one.
type Outline [Sides]draw.Point

// Pointy is the shape of hexes with a corner at the top. Its sides are numbered as those of hex.Dir.
var Pointy = pointy()

func pointy() (o Outline) {
	for d := range Sides {
		o[d], _ = draw.Side(hexDir(d))
	}
	return o
}

// Flat is the shape of hexes with a side at the top. Its sides are numbered clockwise from there.
var Flat = Outline{
	{X: -radius / 2, Y: -apothem}, {X: radius / 2, Y: -apothem}, {X: radius}, {X: radius / 2, Y: apothem},
	{X: -radius / 2, Y: apothem}, {X: -radius},
}

// Cell is one hex of a board.
type Cell struct {
	*Outline
	At   draw.Point // its centre
	Seed uint32     // of its irregular details
	Same uint8      // the sides with the same ground beyond, one bit for each
	Arms uint8      // the sides that its water crosses, one bit for each
	Out  uint8      // those of Arms at the edge of the board: water runs on beyond it
}

// Seed returns the seed of a place on a board.
func Seed(col, row int) uint32 { return mix(uint32(row)<<10 ^ uint32(col)) }

// mix spreads the bits of a number (the finalizer of MurmurHash3).
func mix(x uint32) uint32 {
	x ^= x >> 16
	x *= 0x85ebca6b
	x ^= x >> 13
	x *= 0xc2b2ae35
	return x ^ x>>16
}

// roll returns a number from 0 to below n for one detail of a cell.
func (c *Cell) roll(detail, n int) int {
	return int(mix(c.Seed+uint32(detail)*0x9e3779b9) % uint32(n))
}

// Jitter returns a number from -most to most for one detail of a cell.
func (c *Cell) Jitter(detail, most int) int { return c.roll(detail, 2*most+1) - most }

// joins reports whether a cell continues across a side.
func (c *Cell) joins(d int) bool { return c.Same&(1<<(d%Sides)) != 0 }

// corner returns the start of a side.
func (c *Cell) corner(d int) draw.Point { return c.Outline[d%Sides] }

// middle returns the middle of a side, times two.
func (c *Cell) twice(d int) draw.Point { return c.corner(d).Add(c.corner(d + 1)) }

// scale returns a point times n/of.
func scale(p draw.Point, n, of int) draw.Point { return draw.Pt(p.X*n/of, p.Y*n/of) }

// between returns the middle of two points.
func between(a, b draw.Point) draw.Point { return draw.Pt((a.X+b.X)/2, (a.Y+b.Y)/2) }

// The distance from the centre of a hex to its sides and to its corners; also the length of a side.
const (
	apothem = 52
	radius  = 60
)

// step is one quadratic curve of a rim.
type step struct {
	side        int // to which it belongs
	control, to draw.Point
}

// run is a part of a cell's rim without a joined side, clockwise or closed.
type run struct {
	from   draw.Point
	steps  []step
	closed bool
}

// rim returns the rim of a cell, inset from the sides that it does not join. rough is the size of irregularities, salt
// distinguishes several rims of one cell. store is reused.
func (c *Cell) rim(inset, rough, salt int, store []run) []run {
	first := -1 // a joined side
	for d := range Sides {
		if c.joins(d) {
			first = d
		}
	}
	if first < 0 {
		return append(store, c.ring(inset, rough, salt))
	}
	for d := first + 1; d <= first+Sides; d++ {
		if !c.joins(d) && c.joins(d+Sides-1) {
			to := d
			for !c.joins(to + 1) {
				to++
			}
			store = append(store, c.span(d, to, inset, rough, salt))
		}
	}
	return store
}

// edge returns the control point in the middle of a side.
func (c *Cell) edge(d, inset, rough, salt int) draw.Point {
	d %= Sides
	m := scale(c.twice(d), apothem-inset+c.Jitter(salt+d, rough), 2*apothem)
	along := c.corner(d + 1).Add(scale(c.corner(d), -1, 1))
	return m.Add(scale(along, c.Jitter(salt+d+Sides, rough), radius))
}

// turn returns the control point at the corner before a side.
func (c *Cell) turn(d, inset, rough, salt int) draw.Point {
	d %= Sides
	return scale(c.corner(d), radius-inset*115/100+c.Jitter(salt+d+2*Sides, rough), radius)
}

// crossing returns the point where a rim crosses a joined side, near the corner of a side that is not joined, and the
// control point behind it. The rim is perpendicular to the joined side, and continues smoothly in the neighbour.
func (c *Cell) crossing(joined, near, inset int) (at, control draw.Point) {
	corner := c.corner(near)
	other := c.corner(joined)
	if other == corner {
		other = c.corner(joined + 1)
	}
	at = corner.Add(scale(other.Add(scale(corner, -1, 1)), max(3, inset*115/100-3), radius))
	return at, at.Add(scale(c.twice(joined), -16, 2*apothem))
}

// ring returns the rim of a cell that joins nothing.
func (c *Cell) ring(inset, rough, salt int) run {
	var at [2 * Sides]draw.Point
	for d := range Sides {
		at[2*d], at[2*d+1] = c.turn(d, inset, rough, salt), c.edge(d, inset, rough, salt)
	}
	r := run{from: between(at[2*Sides-1], at[0]), closed: true, steps: make([]step, 0, 2*Sides)}
	for i := range at {
		r.steps = append(r.steps, step{i / 2, at[i], between(at[i], at[(i+1)%len(at)])})
	}
	return r
}

// span returns the rim along the sides from d to last, between two joined sides.
func (c *Cell) span(d, last, inset, rough, salt int) run {
	from, control := c.crossing((d+Sides-1)%Sides, d, inset)
	to, end := c.crossing((last+1)%Sides, last+1, inset)
	at := make([]step, 0, 2*Sides+2)
	at = append(at, step{side: d % Sides, control: control})
	for s := d; s <= last; s++ {
		if s > d {
			at = append(at, step{side: s % Sides, control: c.turn(s, inset, rough, salt)})
		}
		at = append(at, step{side: s % Sides, control: c.edge(s, inset, rough, salt)})
	}
	at = append(at, step{side: last % Sides, control: end})
	for i := range at[:len(at)-1] {
		at[i].to = between(at[i].control, at[i+1].control)
	}
	at[len(at)-1].to = to
	return run{from: from, steps: at}
}

// region draws the area of a cell within its rim; areas of joined cells meet at their common side.
func (c *Cell) region(p *pen, inset, rough, salt int) {
	var store [3]run
	runs := c.rim(inset, rough, salt, store[:0])
	if len(runs) == 0 { // joined on all sides
		p.move(c.At.Add(c.corner(0)))
		for d := 1; d < Sides; d++ {
			p.line(c.At.Add(c.corner(d)))
		}
		p.close()
		return
	}
	for i, r := range runs {
		if i == 0 {
			p.move(c.At.Add(r.from))
		} else {
			p.line(c.At.Add(r.from))
		}
		for _, s := range r.steps {
			p.curve(c.At.Add(s.control), c.At.Add(s.to))
		}
		if r.closed {
			break
		}
		// Along the joined sides to the next run.
		next := runs[(i+1)%len(runs)].steps[0].side
		for d := r.steps[len(r.steps)-1].side + 2; (d-next)%Sides != 0; d++ {
			p.line(c.At.Add(c.corner(d)))
		}
	}
	p.close()
}

// edges draws the rim of a cell as lines: the whole of it, or only the sides in the light or in the shade.
func (c *Cell) edges(p *pen, inset, rough, salt int, part light) {
	var store [3]run
	for _, r := range c.rim(inset, rough, salt, store[:0]) {
		at, drawn := r.from, false
		for _, s := range r.steps {
			if part.has(c.twice(s.side)) {
				if !drawn {
					p.move(c.At.Add(at))
				}
				p.curve(c.At.Add(s.control), c.At.Add(s.to))
				drawn = true
			} else {
				drawn = false
			}
			at = s.to
		}
	}
}

// light selects sides by how the light from the north-west falls on them.
type light int

const (
	all light = iota
	lit
	shaded
)

// has reports whether a side with an outward direction is selected.
func (l light) has(outward draw.Point) bool {
	switch n := outward.X + outward.Y; l {
	case lit:
		return n < 0
	case shaded:
		return n > 0
	}
	return true
}
