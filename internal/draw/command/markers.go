package command

import (
	"muster/draw"
	"muster/maps/hex"
)

// Highlights outlines hexes, with a different line for each class.
func (p *Picture) Highlights() {
	for _, l := range p.Scene.Highlights {
		var d draw.Path
		for _, h := range l.Hexes.Hexes() {
			if p.Scene.On(h) {
				d.Stamp(p.Centre(h), "m45-26v52l-45 26-45-26v-52l45-26z")
			}
		}
		if len(d) == 0 {
			continue
		}
		style := draw.Ink + `" stroke-dasharray="4 8`
		switch l.Class {
		case "error":
			style = "#c4161c"
		case "note":
			style = `#6b3fa0" stroke-dasharray="16 8`
		case "pennant":
			style = `#8a5a00" stroke-dasharray="24 6`
		case "standard":
			style = `#1d4e89" stroke-dasharray="6 6`
		}
		p.Add(`<path fill="none" stroke-width="7" stroke="`, style, `" d="`, string(d), `">`)
		if l.Label != "" {
			p.Add("<title>", draw.Escape(l.Label), "</title>")
		}
		p.Add("</path>\n")
	}
}

// The position of a hex's label relative to its centre: the baseline of its letters, and their middle.
var (
	labelFoot   = draw.Pt(0, -38)
	labelMiddle = draw.Pt(0, -45)
)

// HexLabels writes each hex's label in small letters at its top, with a halo that keeps it readable on any terrain.
func (p *Picture) HexLabels() { p.labels("names", p.Board.All()) }

// labels writes labels. In a picture in layers they are a layer of their own, which a page can hide.
func (p *Picture) labels(layer string, at hex.Set) {
	if !p.Scene.HexLabels || at.Empty() {
		return
	}
	if p.board != nil {
		p.static()
		defer p.flush(layer)
	}
	p.Add(`<g fill="`, draw.Ink, `" stroke="#fff" stroke-opacity=".85" stroke-width="5" paint-order="stroke"`,
		` text-anchor="middle" font-size="20">`)
	for h := range at.Each() {
		p.Text(p.Centre(h).Add(labelFoot), p.Board.Label(h))
	}
	p.Add("</g>\n")
}

// Objectives draws gold stars: in the middle of an empty hex, else smaller at its lower right corner, clear of a
// piece's letters and of a Leader.
func (p *Picture) Objectives() {
	p.layer("objectives", "", func() {
		for i := range p.Scene.Objectives {
			if o := &p.Scene.Objectives[i]; p.Scene.On(o.Hex) {
				p.part(o.Hex, func() { p.objective(o) })
			}
		}
	})
}

func (p *Picture) objective(o *Objective) {
	at, size, foot := p.Centre(o.Hex), `)" font-size="17`, `<text y="6" fill="`
	if c := p.Scene.Field.Cell(o.Hex); p.Scene.Taken.Has(o.Hex) || c.Feature != nil || c.Place != nil {
		at, size = at.Add(draw.Pt(42, 18)), `) scale(.65)" font-size="20`
		if len(o.Short) == 1 {
			size, foot = `) scale(.65)" font-size="24`, `<text y="9" fill="`
		}
	}
	p.Num(`<g transform="translate(`, at.X)
	p.Num(" ", at.Y)
	p.Add(size, `" text-anchor="middle" font-weight="bold">`)
	if o.Label != "" {
		p.Add("<title>", draw.Escape(p.Board.Label(o.Hex)+": "+o.Label), "</title>")
	}
	p.Add(ObjectiveStar)
	if o.Short != "" {
		p.Add(foot, draw.Ink, `">`, draw.Escape(draw.Shorten(o.Short, 2)), `</text>`)
	}
	p.Add("</g>\n")
}

// ObjectiveStar is the mark of an objective.
const ObjectiveStar = `<path fill="#f3c136" stroke="` + draw.Ink + `" stroke-width="3" stroke-linejoin="round" ` +
	`d="m0-25l7 16 17 1-13 12 4 17-15-9-15 9 4-17-13-12 17-1z"/>`
