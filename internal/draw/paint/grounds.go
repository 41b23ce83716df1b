package paint

import (
	"muster/draw"
)

// The place of a hex's name, in the corner at its top: nothing there is drawn darker than the base of a ground.
const (
	nameWide = 25
	nameLow  = -31
)

// clear reports whether a disc round a point leaves the name of a hex free.
func clear(q draw.Point, r int) bool { return q.Y-r > nameLow || q.X-r > nameWide || q.X+r < -nameWide }

// crowns are the middles of trees before they are jittered.
var crowns = [...]draw.Point{
	{X: -35, Y: -15}, {X: 35, Y: -15}, {X: -14, Y: -15}, {X: 13, Y: -14}, {X: -37, Y: 9}, {X: 37, Y: 10}, {X: 0, Y: 3},
	{X: -20, Y: 22}, {X: 21, Y: 23}, {X: -2, Y: 42}, {X: -19, Y: 5}, {X: 20, Y: 4}, {X: 1, Y: 23},
}

// trees calls visit for each tree of a cell: within it, and on the sides that it joins.
func (c *Cell) trees(visit func(draw.Point)) {
	for i, q := range crowns {
		visit(q.Add(draw.Pt(c.Jitter(crownSalt+2*i, 3), c.Jitter(crownSalt+2*i+1, 3))))
	}
	for d := range Sides / 2 { // the other half belongs to the neighbours
		if c.joins(d) {
			q := scale(c.twice(d), 1, 2)
			if d > 0 { // away from the names at the corners above
				q = draw.Pt(sign(q.X)*37, -37)
			}
			visit(q.Add(draw.Pt(c.Jitter(crownSalt+40+d, 2), c.Jitter(crownSalt+50+d, 2))))
		}
	}
}

func sign(n int) int {
	if n < 0 {
		return -1
	}
	return 1
}

// discs draws a disc for each tree, moved by an offset.
func discs(offset draw.Point) func(*pen, *Cell) {
	return func(p *pen, c *Cell) { c.trees(func(q draw.Point) { p.dot(c.At.Add(q).Add(offset)) }) }
}

// woods are crowns that grow into one canopy.
func woods(colour string) []Pass {
	return append(base(colour),
		Pass{"shadow", stroke("#1c2a12", 29) + ` stroke-opacity=".3" transform="translate(4 6)"`, discs(draw.Point{})},
		Pass{"rim-of-crowns", stroke(draw.Shade(colour, -60), 30), discs(draw.Point{})},
		Pass{"crowns", stroke(draw.Shade(colour, -38), 26), discs(draw.Point{})},
		Pass{"lit-crowns", stroke(draw.Shade(colour, -29), 18), discs(draw.Pt(-3, -3))},
		Pass{"tops", stroke(draw.Shade(colour, -16), 9), discs(draw.Pt(-5, -5))},
	)
}

// tufts are the places of reeds, pools and stones, round the middle of a hex, where a piece stands.
var tufts = [...]draw.Point{
	{X: -34, Y: -12}, {X: 34, Y: -14}, {X: -38, Y: 22}, {X: 38, Y: 20}, {X: -16, Y: 42}, {X: 18, Y: 43}, {X: -6, Y: 4},
	{X: 14, Y: -16}, {X: 13, Y: 20},
}

// scattered draws one shape at the places of a cell, chosen by lot from several.
func scattered(salt, rough int, offset draw.Point, shapes ...string) func(*pen, *Cell) {
	return func(p *pen, c *Cell) {
		for i, q := range tufts {
			q = q.Add(draw.Pt(c.Jitter(salt+2*i, rough), c.Jitter(salt+2*i+1, rough))).Add(offset)
			p.stamp(c.At.Add(q), shapes[c.roll(salt+50+i, len(shapes))])
		}
	}
}

// marsh is wet ground: pools, ripples and reeds.
func marsh(colour string) []Pass {
	water := "#86b3c4"
	return append(base(colour),
		Pass{"pools", stroke(water, 9), scattered(poolSalt, 3, draw.Pt(-8, 3), "h16", "h11", "h20")},
		Pass{"ripples", stroke(draw.Shade(water, 55), 2), scattered(poolSalt, 3, draw.Pt(-6, 2), "h10", "h7", "h12")},
		Pass{"reeds", stroke(draw.Shade(colour, -58), 3),
			scattered(tuftSalt, 3, draw.Pt(0, 2), "v-15m-5 15l-4-12m14 12l4-11", "v-13m-5 13l-5-10m14 10l5-13")},
	)
}

// boulders are loose rocks on bare ground.
func boulders(colour string) []Pass {
	shapes := []string{"m-9 5l2-9 7-4 8 3 3 9-4 3z", "m-6 4l2-8 6-2 5 5-1 6z", "m-11 5l4-11 8-2 5 3 6 8-2 4z"}
	faces := []string{"m0 6l1-8 6-3 3 9-4 3z", "m0 5l2-6 4-1 1 6z", "m1 6l1-8 5-1 5 7-2 3z"}
	return append(base(colour),
		Pass{"shadow", `fill="#2b1d0a" fill-opacity=".3"`, scattered(stoneSalt, 4, draw.Pt(3, 3), shapes...)},
		Pass{"stones", fill(draw.Shade(colour, 45)) + ` stroke="` + draw.Shade(colour, -62) +
			`" stroke-width="2" stroke-linejoin="round"`, scattered(stoneSalt, 4, draw.Point{}, shapes...)},
		Pass{"faces", fill(draw.Shade(colour, -18)), scattered(stoneSalt, 4, draw.Point{}, faces...)},
	)
}

// crags are broken rock: facets with a lit and a shaded face on a steep base.
func crags(colour string) []Pass {
	out := append([]Pass{shadow(rimInset)}, base(colour)...)
	glyph := draw.GroundGlyph("cliff")
	for i := range glyph {
		name, style := "facet-"+string(rune('a'+i)), glyph.Style(i, colour)
		out = append(out, Pass{name, style, func(p *pen, c *Cell) { glyph.Stamp(p.to, i, c.At) }})
	}
	return out
}
