package draw

import (
	"slices"

	"muster/engine/command/boards"
	"muster/maps/hex"
	pen "muster/sheet/draw"
)

// markShape lies on a hex that holds more than its ground: a bridge, a rampart, a landmark.
const markShape = "m-22 0l22-22 22 22-22 22z"

// AppendThumbnail draws a scene small: the colours of the ground, what lies on it, and where both armies stand. Nothing
// is written on it, and it says nothing to those who hear a page: its title stands beside it.
func AppendThumbnail(b []byte, s Scene) []byte {
	if !s.drawable() {
		return b
	}
	p := &picture{scene: &s, rules: s.Field.Rules, frame: newFrame(s.Field.Hexes)}
	p.Bytes = slices.Grow(b, 8<<10)
	p.Num(`<svg class="thumb" role="img" aria-hidden="true" viewBox="`, rimWidth-4)
	p.Num(" ", rimWidth-4)
	p.Num(" ", p.width+8)
	p.Num(" ", p.height+8)
	p.Add(`">`)
	stretches := p.stretches()
	for i := range stretches {
		p.Add(`<path fill="`, stretches[i].fill, `" stroke="#0002" stroke-width="3" d="`)
		for _, c := range stretches[i].at {
			p.Path().Stamp(c, pen.HexPath)
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
		fill := pen.Fill(over.Look.Fill, "#8a7a5a")
		if marks[fill] == nil {
			fills = append(fills, fill)
		}
		marks[fill] = append(marks[fill], h)
	}
	for _, fill := range fills {
		p.stamps(fill, marks[fill], markShape)
	}
	for camp := range boards.Camps {
		p.army(boards.Camp(camp))
	}
	p.Add("</svg>")
	return p.Bytes
}

// army draws where a camp's units stand, by the colour of their banners.
func (p *picture) army(camp boards.Camp) {
	shape := bannerShape
	if camp == boards.Pennant {
		shape = pennonShape
	}
	for _, row := range p.rules.Banners.All() {
		var at []hex.Hex
		for _, t := range p.scene.tokens() {
			if t.Camp == camp && t.Unit.Banner == row.ID {
				at = append(at, t.Hex)
			}
		}
		if len(at) > 0 {
			p.stamps(pen.Fill(row.Colour, "#777777"), at, shape)
		}
	}
}

// stamps sets a shape down on hexes.
func (p *picture) stamps(fill string, at []hex.Hex, shape string) {
	p.Add(`<path fill="`, fill, `" stroke="#241c12" stroke-width="6" stroke-linejoin="round" d="`)
	for _, h := range at {
		p.Path().Stamp(p.centre(h), shape)
	}
	p.Add(`"/>`)
}
