package command

import (
	"muster/draw"
	"muster/internal/engine/command/field"
	"muster/maps/hex"
)

// stretch is all hexes of one terrain in board order.
type stretch struct {
	terrain *field.Terrain
	fill    string
	hexes   []hex.Hex
	at      []draw.Point
}

// Ground draws the lowest layer: fills, then water, then the grid, then the patterns.
func (p *Picture) Ground() {
	if p.Scene.Style != draw.Plain {
		p.painted()
		return
	}
	stretches := p.stretches()
	land := p.Land()
	for i := range stretches {
		s := &stretches[i]
		colour := s.fill
		if s.terrain.Water {
			colour = land // the river runs through open country
		}
		p.Add(`<path fill="`, colour, `" d="`)
		for _, c := range s.at {
			p.Path().Stamp(c, draw.HexPath)
		}
		p.Add("\"/>\n")
	}
	p.water(stretches, land)
	p.grid()
	for i := range stretches {
		s := &stretches[i]
		switch pattern := s.terrain.Look.Pattern; {
		case draw.GroundGlyph(pattern) != nil:
			p.Bytes = draw.GroundGlyph(pattern).Draw(p.Bytes, s.at, s.fill)
		case draw.KnownGround(pattern):
		case draw.FeatureGlyph(pattern) != nil: // as its tile has it
			p.Bytes = draw.FeatureGlyph(pattern).Draw(p.Bytes, s.at, s.fill)
		default:
			p.letters(s.at, s.terrain, 60)
		}
		if p.borrowed(s.terrain) {
			p.letters(rightOf(s.at), s.terrain, 34)
		}
	}
}

// borrowed reports whether an earlier row has the same pattern: an author's heath that looks like the marsh. Its letter
// is drawn too, so that the two differ without colour.
func (p *Picture) borrowed(t *field.Terrain) bool {
	if pattern := t.Look.Pattern; draw.FeatureGlyph(pattern) == nil && !draw.KnownGround(pattern) {
		return false // its letter is its picture
	}
	for _, other := range p.Rules.Terrain.All() {
		if other.ID == t.ID {
			return false
		}
		if p.Rules.Terrain.Get(other.ID).Look.Pattern == t.Look.Pattern {
			return true
		}
	}
	return false
}

// Letters go to the right of hex centres, where they cover no picture.
func rightOf(at []draw.Point) []draw.Point {
	out := make([]draw.Point, len(at))
	for i, c := range at {
		out[i] = c.Add(draw.Pt(34, 12))
	}
	return out
}

// stretches groups the hexes by terrain, in the order in which the terrains first appear on the board.
func (p *Picture) stretches() []stretch {
	var out []stretch
next:
	for h := range hex.Hex(p.Board.Len()) {
		g := p.Scene.Field.Cell(h).Ground
		if g == nil {
			continue
		}
		for i := range out {
			if out[i].terrain.ID == g.ID {
				out[i].hexes, out[i].at = append(out[i].hexes, h), append(out[i].at, p.Centre(h))
				continue next
			}
		}
		otherwise := landFill
		if g.Water {
			otherwise = waterFill
		}
		out = append(out, stretch{g, draw.Fill(g.Look.Fill, otherwise), []hex.Hex{h}, []draw.Point{p.Centre(h)}})
	}
	return out
}

// water draws streams as bands: first all the banks, so that neighbouring hexes join without a seam.
func (p *Picture) water(stretches []stretch, land string) {
	var all draw.Path
	var wet []stretch
	for _, s := range stretches {
		if !s.terrain.Water {
			continue
		}
		wet = append(wet, s)
		for _, h := range s.hexes {
			p.stream(&all, h, p.flows[h])
		}
	}
	if len(wet) == 0 {
		return
	}
	p.Band(all, draw.Shade(wet[0].fill, -55), 50, "round")
	p.Band(all, wet[0].fill, 42, "round")
	for _, s := range wet {
		var d draw.Path
		for _, h := range s.hexes {
			p.stream(&d, h, p.flows[h])
		}
		p.Band(d, s.fill, 42, "butt")
	}
	for _, s := range wet {
		var d draw.Path
		for _, h := range s.hexes {
			p.ripples(&d, h, p.flows[h])
		}
		p.Band(d, draw.Shade(s.fill, 65), 3, "round")
	}
	for _, s := range wet {
		if s.terrain.Look.Pattern != "ford" {
			continue
		}
		for i, h := range s.hexes {
			flow := p.flows[h]
			crest, angle, stones := draw.Crest(flow), draw.Crossing(flow), draw.FordStones()
			if p.Scene.HexLabels {
				stones = draw.ClearStones(crest, angle, labelMiddle)
			}
			p.Bytes = stones.DrawTurned(p.Bytes, s.at[i].Add(crest), angle, 100, land)
		}
	}
}

// grid outlines every hex.
func (p *Picture) grid() {
	p.Add(`<path fill="none" stroke="`, draw.Shade(p.Land(), -48), `" stroke-width="2" d="`)
	for h := range hex.Hex(p.Board.Len()) {
		p.Path().Stamp(p.Centre(h), draw.HexPath)
	}
	p.Add("\"/>\n")
}

// letters draws the letter of a terrain whose pattern word is unknown.
func (p *Picture) letters(at []draw.Point, t *field.Terrain, size int) {
	p.Num(`<g fill="`+draw.Ink+`" text-anchor="middle" font-weight="bold" font-size="`, size)
	p.Add(`">`)
	for _, c := range at {
		p.Text(c.Add(draw.Pt(0, size/3)), string(letter(t)))
	}
	p.Add("</g>\n")
}
