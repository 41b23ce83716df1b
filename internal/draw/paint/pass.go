package paint

import (
	"strconv"

	"muster/draw"
)

// Pass is one path of a ground, drawn for all its cells before the next pass.
type Pass struct {
	Name  string // unique within the passes of a pattern word
	Style string // attributes of the path
	draw  func(p *pen, c *Cell)
}

// Draw appends the commands of one cell to a path.
func (x *Pass) Draw(d *draw.Path, c *Cell) { x.draw(&pen{to: d}, c) }

// Of returns the passes of a pattern word in the colour of a ground, the lowest first; nil for an unknown word.
func Of(pattern, fill string) []Pass {
	switch pattern {
	case "plain":
		return base(fill)
	case "trees":
		return woods(fill)
	case "hill":
		return hills(fill)
	case "cliff":
		return crags(fill)
	case "reeds":
		return marsh(fill)
	case "stones":
		return boulders(fill)
	}
	return nil
}

// Salts of rims: the numbers of the details of a cell from which its irregularities come.
const (
	rimSalt = 100 * (iota + 1)
	stepSalt
	topSalt
	crownSalt
	tuftSalt
	poolSalt
	stoneSalt
	speckSalt
	waterSalt
)

// fill returns the style of an area.
func fill(colour string) string { return `fill="` + colour + `"` }

// stroke returns the style of a line with round ends.
func stroke(colour string, width int) string {
	return `fill="none" stroke="` + colour + `" stroke-width="` + strconv.Itoa(width) +
		`" stroke-linecap="round" stroke-linejoin="round"`
}

// The rim of every ground: how far it stays within its hexes, and how irregular it is.
const (
	rimInset = 4
	rimRough = 4
)

func region(inset, rough, salt int) func(*pen, *Cell) {
	return func(p *pen, c *Cell) { c.region(p, inset, rough, salt) }
}

func edges(inset, rough, salt int, part light) func(*pen, *Cell) {
	return func(p *pen, c *Cell) { c.edges(p, inset, rough, salt, part) }
}

// base is an area with a fine rim.
func base(colour string) []Pass {
	return []Pass{
		{"base", fill(colour), region(rimInset, rimRough, rimSalt)},
		{"rim", stroke(draw.Shade(colour, -28), 2), edges(rimInset, rimRough, rimSalt, all)},
	}
}

// shadow is what a raised ground throws to the south-east.
func shadow(inset int) Pass {
	return Pass{"shadow", `fill="#2b1d0a" fill-opacity=".25" transform="translate(5 7)"`, region(inset, rimRough, rimSalt)}
}

// hills are steps of lighter ground, lit from the north-west; neighbouring hills join to a ridge.
func hills(colour string) []Pass {
	const step, top = 16, 29
	return append(append([]Pass{shadow(rimInset)}, base(colour)...),
		Pass{"step", fill(draw.Shade(colour, 22)), region(step, 3, stepSalt)},
		Pass{"step-shade", stroke(draw.Shade(colour, -38), 3), edges(step, 3, stepSalt, shaded)},
		Pass{"step-light", stroke(draw.Shade(colour, 62), 2), edges(step, 3, stepSalt, lit)},
		Pass{"top", fill(draw.Shade(colour, 42)), region(top, 3, topSalt)},
		Pass{"top-shade", stroke(draw.Shade(colour, -28), 2), edges(top, 3, topSalt, shaded)},
		Pass{"top-light", stroke(draw.Shade(colour, 80), 2), edges(top, 3, topSalt, lit)},
	)
}
