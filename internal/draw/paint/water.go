package paint

import "muster/draw"

// Water returns the passes of water in a colour, on land of a colour: its banks, the stream, and lines of its flow.
func Water(colour, land string) []Pass {
	return []Pass{
		{"sand", fill(draw.Shade(land, -14)), streams(9)},
		{"bank", fill(draw.Shade(colour, -52)), streams(3)},
		{"water", fill(colour), streams(0)},
		{"depth", fill(draw.Shade(colour, -12)), streams(-11)},
		{"flow", stroke(draw.Shade(colour, 62), 2), flow},
	}
}

// Ford returns the passes of a ford over the passes of its water: a shallow place with stones.
func Ford(colour string) []Pass {
	stones := []string{
		"m-8 0q1-6 8-6t8 6q-2 5-8 5t-8-5z", "m-7 0q2-7 8-5t6 6q-3 5-8 4t-6-5z", "m-5 0q1-5 6-4t4 5q-2 3-5 3t-5-4z",
	}
	return []Pass{
		{"shallows", fill(colour), shallows},
		{"stone-shade", `fill="#12303f" fill-opacity=".4"`, across(draw.Pt(2, 3), stones)},
		{"stones", fill("#efe9d9") + ` stroke="` + draw.Ink + `" stroke-width="2"`, across(draw.Point{}, stones)},
	}
}

// bank is the end of a stream on a side: its middle, half of its width along the side, and the way into the hex.
type bank struct{ at, half, in draw.Point }

// sideSeed returns a number that both hexes of a side have in common.
func (c *Cell) sideSeed(d int) uint32 {
	m := c.twice(d)
	return mix(uint32(2*c.At.X+m.X)<<12 ^ uint32(2*c.At.Y+m.Y))
}

// end returns the end of a stream on a side, wider by some units.
func (c *Cell) end(d, wider int) bank {
	seed := c.sideSeed(d)
	along := c.corner(d + 1).Add(scale(c.corner(d), -1, 1))
	shift := int(seed%9) - 4
	if along.X < 0 || along.X == 0 && along.Y < 0 { // the neighbour sees the side the other way round
		shift = -shift
	}
	half := 19 + int(seed>>8%6) + wider
	out := scale(c.twice(d), 1, 2)
	b := bank{at: out.Add(scale(along, shift, radius)), half: scale(along, half, radius), in: scale(out, -1, 1)}
	return b
}

// beyond returns how far water runs on over a side at the edge of the board.
func (c *Cell) beyond(d int) draw.Point {
	if c.Out&(1<<d) == 0 {
		return draw.Point{}
	}
	m := c.twice(d)
	if m.Y == 0 { // over the half hex there
		return scale(m, 1, 2)
	}
	return scale(m, 1, 6)
}

// arms lists the sides that the water of a cell crosses.
func (c *Cell) arms() (list [Sides]int, n int) {
	for d := range Sides {
		if c.Arms&(1<<d) != 0 {
			list[n] = d
			n++
		}
	}
	return list, n
}

// streams draws the water of a cell, wider by some units.
func streams(wider int) func(*pen, *Cell) {
	return func(p *pen, c *Cell) {
		arms, n := c.arms()
		switch n {
		case 0:
			pond := *c
			pond.Same = 0
			pond.region(p, 16-wider, 5, waterSalt)
			return
		case 1:
			c.spring(p, arms[0], wider)
			return
		}
		for i := range n {
			for j := i + 1; j < n; j++ {
				c.stream(p, arms[i], arms[j], wider, wider)
			}
		}
		if n > 2 {
			p.disc(c.At, 20+wider)
		}
		for _, d := range arms[:n] {
			c.outflow(p, d, wider)
		}
	}
}

// spring draws water that starts or ends in a cell.
func (c *Cell) spring(p *pen, d, wider int) {
	from := c.end(d, wider)
	head := scale(from.in, 1, 6)
	p.disc(c.At.Add(head), 19+wider)
	left, right := head.Add(scale(from.half, 4, 5)), head.Add(scale(from.half, -4, 5))
	c.outflow(p, d, wider)
	p.move(c.At.Add(from.at.Add(from.half)))
	p.line(c.At.Add(left))
	p.line(c.At.Add(right))
	p.line(c.At.Add(from.at.Add(scale(from.half, -1, 1))))
	p.close()
}

// outflow draws water that leaves the board.
func (c *Cell) outflow(p *pen, d, wider int) {
	out := c.beyond(d)
	if out == (draw.Point{}) {
		return
	}
	b := c.end(d, wider)
	left, right := c.At.Add(b.at).Add(b.half), c.At.Add(b.at).Add(scale(b.half, -1, 1))
	p.move(left)
	p.line(right)
	p.line(right.Add(out))
	p.line(left.Add(out))
	p.close()
}

// stream draws water from one side to another, wider by some units at the sides and in the middle.
func (c *Cell) stream(p *pen, a, b, wider, middle int) {
	from, to := c.end(a, wider), c.end(b, wider)
	in, out := c.handles(&from, &to, a, b, middle-wider)
	c.strip(p, &from, &to, in, out)
}

// strip draws the area between two banks.
func (c *Cell) strip(p *pen, from, to *bank, in, out [2]draw.Point) {
	neg := func(q draw.Point) draw.Point { return scale(q, -1, 1) }
	at := c.At
	p.move(at.Add(from.at).Add(from.half))
	p.cubic(at.Add(in[0]), at.Add(out[0]), at.Add(to.at).Add(neg(to.half)))
	p.line(at.Add(to.at).Add(to.half))
	p.cubic(at.Add(out[1]), at.Add(in[1]), at.Add(from.at).Add(neg(from.half)))
	p.close()
}

// handles returns the control points of both banks: at the first end and at the second.
func (c *Cell) handles(from, to *bank, a, b, more int) (in, out [2]draw.Point) {
	aside := func(x *bank, detail int) draw.Point { // a meander, and what the middle is wider
		return x.at.Add(scale(x.in, 24+c.Jitter(waterSalt+detail, 8), apothem)).
			Add(scale(x.half, c.Jitter(waterSalt+detail+10, 5), 20))
	}
	h, k := aside(from, a), aside(to, b)
	wide := func(x *bank) draw.Point { return scale(x.half, 22+more, 22) }
	in = [2]draw.Point{h.Add(wide(from)), h.Add(scale(wide(from), -1, 1))}
	out = [2]draw.Point{k.Add(scale(wide(to), -1, 1)), k.Add(wide(to))}
	return in, out
}

// waves are the places of short waves, in parts of a hundred: along the stream, and from bank to bank.
var waves = [...][2]int{{12, 30}, {32, 66}, {55, 34}, {78, 64}}

// flow draws short waves along the stream: without them a river looks like a road in black and white.
func flow(p *pen, c *Cell) {
	for i, w := range waves {
		q := c.abreast(w[0]+c.Jitter(waterSalt+30+i, 6), w[1]+c.Jitter(waterSalt+40+i, 8))
		p.stamp(c.At.Add(q).Add(draw.Pt(-9, 0)), "q4-5 8 0t9 0")
	}
}

// abreast returns a point of the stream in parts of a hundred: along the stream, and from bank to bank.
func (c *Cell) abreast(along, aside int) draw.Point {
	arms, n := c.arms()
	if n == 0 {
		return draw.Pt((along-50)*2/3, (aside-50)*2/3)
	}
	if n == 1 {
		arms[1] = (arms[0] + Sides/2) % Sides
		along /= 2
	}
	from, to := c.end(arms[0], 0), c.end(arms[1], 0)
	in, out := c.handles(&from, &to, arms[0], arms[1], 0)
	neg := func(q draw.Point) draw.Point { return scale(q, -1, 1) }
	l := cubicAt(along, from.at.Add(from.half), in[0], out[0], to.at.Add(neg(to.half)))
	r := cubicAt(along, from.at.Add(neg(from.half)), in[1], out[1], to.at.Add(to.half))
	return l.Add(scale(r.Add(neg(l)), aside, 100))
}

// shallows draws the middle of the stream, narrower towards its ends.
func shallows(p *pen, c *Cell) {
	arms, n := c.arms()
	if n != 2 {
		p.disc(c.At, 17)
		return
	}
	from, to := c.end(arms[0], -2), c.end(arms[1], -2)
	in, out := c.handles(&from, &to, arms[0], arms[1], 2)
	from.half, to.half = scale(from.half, 1, 3), scale(to.half, 1, 3)
	c.strip(p, &from, &to, in, out)
}

// The places of stones across a ford, in parts of a hundred: along the stream, and from bank to bank.
var stonePlaces = [...][2]int{
	{50, 8}, {44, 27}, {56, 43}, {47, 60}, {55, 77}, {50, 94}, {30, 30}, {72, 22}, {31, 74}, {70, 68},
}

// across draws stones from bank to bank, none on the name of the hex.
func across(offset draw.Point, shapes []string) func(*pen, *Cell) {
	return func(p *pen, c *Cell) {
		for i, s := range stonePlaces {
			if q := c.abreast(s[0], s[1]); clear(q, 9) {
				p.stamp(c.At.Add(q).Add(offset), shapes[c.roll(stoneSalt+i, len(shapes))])
			}
		}
	}
}

// cubicAt returns a point of a cubic curve; t is in parts of a hundred.
func cubicAt(t int, a, b, c, d draw.Point) draw.Point {
	u := 100 - t
	at := func(a, b, c, d int) int { return (u*u*u*a + 3*u*u*t*b + 3*u*t*t*c + t*t*t*d) / 1_000_000 }
	return draw.Pt(at(a.X, b.X, c.X, d.X), at(a.Y, b.Y, c.Y, d.Y))
}
