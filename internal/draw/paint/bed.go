package paint

import "muster/draw"

// Bed returns the passes of open land, over which all other ground is drawn: a second tint in patches, and grass. They
// depend on the place of a cell alone, so that no edit of a board changes them.
func Bed(colour string) []Pass {
	tint := draw.Mix(colour, meadow, 34)
	return append([]Pass{
		{"patches", stroke(tint, 104), patch(40, 1)},
		{"patch-rims", stroke(tint, 58), patch(62, 3)},
	}, texture(colour)...)
}

// Field returns the passes of a land whose patches stay within their hexes, to be drawn over other land.
func Field(colour string) []Pass {
	return append([]Pass{{"patches", stroke(draw.Shade(colour, -5), 46), spots}}, texture(colour)...)
}

// spots draws discs that grow together into a patch within a cell.
func spots(p *pen, c *Cell) {
	for i := range 1 + c.roll(speckSalt+3, 3) {
		p.dot(c.At.Add(draw.Pt(c.Jitter(speckSalt+20+2*i, 24), c.Jitter(speckSalt+21+2*i, 20))))
	}
}

// texture is what lies on open land.
func texture(colour string) []Pass {
	return []Pass{
		{"specks", stroke(draw.Shade(colour, -26), 3), specks},
		{"grass", stroke(draw.Shade(colour, -36), 2), grass},
	}
}

// meadow is the green that open land takes on in patches, and a little everywhere.
const meadow = "#b4c482"

// Land returns the colour of open land between its patches.
func Land(colour string) string { return draw.Mix(colour, meadow, 14) }

// patch draws n discs in a third of the cells, at most so far from the centre; they grow together into patches.
func patch(far, n int) func(*pen, *Cell) {
	return func(p *pen, c *Cell) {
		if c.roll(speckSalt+2, 5) > 1 {
			return
		}
		for i := range n {
			p.dot(c.At.Add(draw.Pt(c.Jitter(speckSalt+20+2*i, far), c.Jitter(speckSalt+21+2*i, far))))
		}
	}
}

// speck returns the place of a detail somewhere in a cell.
func (c *Cell) speck(i int) draw.Point {
	return draw.Pt(c.Jitter(speckSalt+40+2*i, 46), c.Jitter(speckSalt+41+2*i, 36))
}

func specks(p *pen, c *Cell) {
	for i := range 1 + c.roll(speckSalt, 3) {
		p.dot(c.At.Add(c.speck(i)))
	}
}

func grass(p *pen, c *Cell) {
	for i := range c.roll(speckSalt+1, 3) {
		p.stamp(c.At.Add(c.speck(i+8)), "l-3-7m4 7l1-9m3 9l3-7")
	}
}
