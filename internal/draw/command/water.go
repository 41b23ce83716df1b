package command

import (
	"muster/draw"
	"muster/internal/engine/command/field"
	"muster/maps/hex"
)

// flows returns for each hex the sides across which its water flows; nothing for dry ground and for a pond.
func flows(f *field.Field) [][]hex.Dir {
	out := make([][]hex.Dir, f.Hexes.Len())
	water := f.Courses()
	for h := range f.Water.Each() {
		out[h] = water.Arms(h).List()
	}
	return out
}

// stream adds the course of one hex's water to a path.
func (f *Frame) stream(p *draw.Path, h hex.Hex, flow []hex.Dir) {
	c := f.Centre(h)
	switch len(flow) {
	case 0:
		p.Stamp(c, "h0")
	case 2:
		p.Move(f.leave(h, flow[0]))
		p.Curve(c, f.leave(h, flow[1]))
	default:
		for _, d := range flow {
			p.Move(c)
			p.Line(f.leave(h, d))
		}
	}
}

// leave returns where water leaves a hex across side d: the middle of the side, or the edge of the field beyond it.
func (f *Frame) leave(h hex.Hex, d hex.Dir) draw.Point {
	c, m := f.Centre(h), draw.Middle(d)
	if f.Board.Neighbour(h, d) != hex.None {
		return c.Add(m)
	}
	if d == hex.E || d == hex.W {
		return c.Add(draw.Pt(2*m.X, 0)) // across the half hex at the rim, or on under the rim itself
	}
	return c.Add(draw.Pt(m.X*4/3, m.Y*4/3))
}

// ripples draws short waves along the stream on alternating sides: without them a river looks like a road in black and
// white.
func (f *Frame) ripples(p *draw.Path, h hex.Hex, flow []hex.Dir) {
	c := f.Centre(h)
	a, b := c, c
	switch len(flow) {
	case 0:
	case 1:
		a = f.leave(h, flow[0])
	default:
		a, b = f.leave(h, flow[0]), f.leave(h, flow[1])
	}
	const parts = 8
	for i, t := range [...]int{1, 3, 5, 7} {
		u := parts - t
		at := draw.Pt((u*u*a.X+2*t*u*c.X+t*t*b.X)/(parts*parts),
			(u*u*a.Y+2*t*u*c.Y+t*t*b.Y)/(parts*parts))
		aside := draw.Pt(-13, -8)
		if i%2 == 1 {
			aside = draw.Pt(-5, 9)
		}
		p.Stamp(at.Add(aside), "q5-6 9 0t9 0")
	}
}
