package command

import (
	"muster/draw"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/maps/hex"
)

// Layers draws features and places on single hexes.
func (p *Picture) Layers() {
	p.layer("features", "", func() {
		for h := range hex.Hex(p.Board.Len()) {
			p.part(h, func() { p.layersOf(h) })
		}
	})
}

func (p *Picture) layersOf(h hex.Hex) {
	c := p.Scene.Field.Cell(h)
	if c.Feature != nil {
		p.feature(h, c.Feature)
	}
	if c.Place != nil {
		p.place(h, c.Place, c.Owner)
	}
}

func (p *Picture) feature(h hex.Hex, t *field.Terrain) {
	g := draw.FeatureGlyph(t.Look.Pattern)
	if g == nil {
		p.letters(rightOf([]draw.Point{p.Centre(h)}), t, 34)
		return
	}
	at, angle := p.Centre(h), 0
	if draw.Spans(t.Look.Pattern) {
		flow := p.flows[h]
		at, angle = at.Add(draw.Crest(flow)), draw.Crossing(flow)
	}
	p.Bytes = g.DrawTurned(p.Bytes, at, angle, 100, draw.Fill(t.Look.Fill, landFill))
	if p.borrowed(t) {
		p.letters(rightOf([]draw.Point{p.Centre(h)}), t, 34)
	}
}

// place draws a landmark or lair as a tile of its own; under a token its picture shrinks to the foot of the hex.
func (p *Picture) place(h hex.Hex, t *field.Terrain, owner string) {
	at, base := p.Centre(h), draw.Fill(t.Look.Fill, landFill)
	p.Num(`<path fill="`+base+`" stroke="`+draw.Ink+`" stroke-width="4" d="M`, at.X)
	p.Num(" ", at.Y)
	p.Add(`m46-26v52l-46 27-46-27v-52l46-27z"/>`)
	middle, scale := at.Add(draw.Pt(0, -6)), 85
	if p.Scene.Taken.Has(h) {
		middle, scale = at.Add(draw.Pt(0, 41)), 40
	}
	if g := draw.FeatureGlyph(t.Look.Pattern); g != nil && !p.borrowed(t) {
		p.Bytes = g.DrawTurned(p.Bytes, middle, 0, scale, base)
	} else {
		p.plaque(middle, scale, t)
	}
	if camp, ok := boards.ParseCamp(owner); ok && !p.Scene.Taken.Has(h) {
		p.Add(`<g fill="`, draw.Ink, `" text-anchor="middle" font-weight="bold" font-size="15">`)
		p.Text(at.Add(draw.Pt(0, 48)), camp.Soldiers()[:1])
		p.Add("</g>\n")
	}
}

// plaque draws the letter of a place without a picture, white on a black square: units have theirs on round marks.
func (p *Picture) plaque(at draw.Point, scale int, t *field.Terrain) {
	half := scale / 3
	p.Num(`<path fill="`+draw.Ink+`" d="M`, at.X-half)
	p.Num(" ", at.Y-half)
	p.Num("h", 2*half)
	p.Num("v", 2*half)
	p.Num("h", -2*half)
	p.Add(`z"/>`)
	p.Num(`<g fill="#fff" text-anchor="middle" font-weight="bold" font-size="`, scale/2)
	p.Add(`">`)
	p.Text(at.Add(draw.Pt(0, scale/6)), string(letter(t)))
	p.Add("</g>\n")
}
