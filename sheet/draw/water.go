package draw

import (
	"muster/engine/battlelore/field"
	"muster/maps/hex"
)

// flows tells for each hex across which of its sides the water goes on; nothing for dry ground and for a pond.
func flows(f *field.Field) [][]hex.Dir {
	out := make([][]hex.Dir, f.Hexes.Len())
	water := f.Courses()
	for h := range f.Water.Each() {
		out[h] = water.Arms(h).List()
	}
	return out
}

// stream adds the course of one hex's water to a path.
func (f *frame) stream(p *path, h hex.Hex, flow []hex.Dir) {
	c := f.centre(h)
	switch len(flow) {
	case 0:
		p.stamp(c, "h0")
	case 2:
		p.move(f.leave(h, flow[0]))
		p.curve(c, f.leave(h, flow[1]))
	default:
		for _, d := range flow {
			p.move(c)
			p.line(f.leave(h, d))
		}
	}
}

// leave is where water leaves a hex across side d: the middle of the side, or the edge of the field beyond it.
func (f *frame) leave(h hex.Hex, d hex.Dir) point {
	c, m := f.centre(h), middle(d)
	if f.board.Neighbour(h, d) != hex.None {
		return c.add(m)
	}
	if d == hex.E || d == hex.W {
		return c.add(pt(2*m.x, 0)) // across the half hex at the rim, or on under the rim itself
	}
	return c.add(pt(m.x*4/3, m.y*4/3))
}

// ripples are short waves down the stream, now on one side, now on the other: without them a river looks like a road
// once the colour is gone.
func (f *frame) ripples(p *path, h hex.Hex, flow []hex.Dir) {
	c := f.centre(h)
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
		at := pt((u*u*a.x+2*t*u*c.x+t*t*b.x)/(parts*parts),
			(u*u*a.y+2*t*u*c.y+t*t*b.y)/(parts*parts))
		aside := pt(-13, -8)
		if i%2 == 1 {
			aside = pt(-5, 9)
		}
		p.stamp(at.add(aside), "q5-6 9 0t9 0")
	}
}
