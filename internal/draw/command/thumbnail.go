package command

import (
	"slices"

	"muster/draw"
	"muster/maps/hex"
)

// markShape marks a hex with more than its terrain: a bridge, a rampart, a landmark.
const markShape = "m-22 0l22-22 22 22-22 22z"

// AppendThumbnail draws a scene at small size: the colours of the terrain, its content, and the positions of both
// armies. It has no text, also for screen readers: its title is next to it.
func AppendThumbnail(b []byte, s Scene, armies func(*Picture)) []byte {
	if !s.Drawable() {
		return b
	}
	p := &Picture{Scene: &s, Rules: s.Field.Rules, Frame: NewFrame(s.Field.Hexes)}
	p.Bytes = slices.Grow(b, 8<<10)
	p.Num(`<svg class="thumb" role="img" aria-hidden="true" viewBox="`, RimWidth-4)
	p.Num(" ", RimWidth-4)
	p.Num(" ", p.Width+8)
	p.Num(" ", p.Height+8)
	p.Add(`">`)
	stretches := p.stretches()
	for i := range stretches {
		p.Add(`<path fill="`, stretches[i].fill, `" stroke="#0002" stroke-width="3" d="`)
		for _, c := range stretches[i].at {
			p.Path().Stamp(c, draw.HexPath)
		}
		p.Add(`"/>`)
	}
	marks := map[string][]hex.Hex{}
	var fills []string
	for h, c := range s.Field.Cells() {
		over := c.Place
		if over == nil {
			over = c.Feature
		}
		if over == nil {
			continue
		}
		fill := draw.Fill(over.Look.Fill, "#8a7a5a")
		if marks[fill] == nil {
			fills = append(fills, fill)
		}
		marks[fill] = append(marks[fill], h)
	}
	for _, fill := range fills {
		p.Stamps(fill, marks[fill], markShape)
	}
	armies(p)
	p.Add("</svg>")
	return p.Bytes
}

// Stamps draws a shape on hexes.
func (p *Picture) Stamps(fill string, at []hex.Hex, shape string) {
	p.Add(`<path fill="`, fill, `" stroke="#241c12" stroke-width="6" stroke-linejoin="round" d="`)
	for _, h := range at {
		p.Path().Stamp(p.Centre(h), shape)
	}
	p.Add(`"/>`)
}
