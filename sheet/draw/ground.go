package draw

import (
	"muster/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// stretch is every hex of one ground, in the order of the board.
type stretch struct {
	terrain *rulebook.Terrain
	fill    string
	hexes   []hex.Hex
	at      []point
}

// ground draws the lowest layer: fills, then water, then the grid, then the patterns.
func (p *picture) ground() {
	stretches := p.stretches()
	land := p.land()
	for i := range stretches {
		s := &stretches[i]
		colour := s.fill
		if s.terrain.Water {
			colour = land // the river runs through open country
		}
		var d path
		for _, c := range s.at {
			d.stamp(c, hexPath)
		}
		p.write(`<path fill="`, colour, `" d="`, string(d), "\"/>\n")
	}
	p.water(stretches, land)
	p.grid()
	for i := range stretches {
		s := &stretches[i]
		if g := groundGlyph(s.terrain.Look.Pattern); g != nil {
			p.b = g.draw(p.b, s.at, s.fill)
		} else if !knownGround(s.terrain.Look.Pattern) {
			p.letters(s.at, s.terrain, 60)
		}
	}
}

// stretches gathers the hexes of each ground, grounds in the order in which the board first shows them.
func (p *picture) stretches() []stretch {
	var out []stretch
next:
	for h := range hex.Hex(p.board.Len()) {
		g := p.scene.Field.Cell(h).Ground
		if g == nil {
			continue
		}
		for i := range out {
			if out[i].terrain.ID == g.ID {
				out[i].hexes, out[i].at = append(out[i].hexes, h), append(out[i].at, p.centre(h))
				continue next
			}
		}
		otherwise := landFill
		if g.Water {
			otherwise = waterFill
		}
		out = append(out, stretch{g, fill(g.Look.Fill, otherwise), []hex.Hex{h}, []point{p.centre(h)}})
	}
	return out
}

// water draws streams as bands: all the banks first, so that neighbouring hexes join without a seam.
func (p *picture) water(stretches []stretch, land string) {
	var all path
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
	p.band(all, shade(wet[0].fill, -55), 50, "round")
	p.band(all, wet[0].fill, 42, "round")
	for _, s := range wet {
		var d path
		for _, h := range s.hexes {
			p.stream(&d, h, p.flows[h])
		}
		p.band(d, s.fill, 42, "butt")
	}
	for _, s := range wet {
		var d path
		for _, h := range s.hexes {
			p.ripples(&d, h, p.flows[h])
		}
		p.band(d, shade(s.fill, 65), 3, "round")
	}
	for _, s := range wet {
		if s.terrain.Look.Pattern != "ford" {
			continue
		}
		for i, h := range s.hexes {
			p.b = fordStones().drawTurned(p.b, s.at[i].add(crest(p.flows[h])), crossing(p.flows[h]), 100, land)
		}
	}
}

// grid outlines every hex.
func (p *picture) grid() {
	var d path
	for h := range hex.Hex(p.board.Len()) {
		d.stamp(p.centre(h), hexPath)
	}
	p.write(`<path fill="none" stroke="`, shade(p.land(), -48), `" stroke-width="2" d="`, string(d), "\"/>\n")
}

// letters shows a terrain whose pattern word is unknown by its letter.
func (p *picture) letters(at []point, t *rulebook.Terrain, size int) {
	p.num(`<g fill="`+ink+`" text-anchor="middle" font-weight="bold" font-size="`, size)
	p.write(`">`)
	for _, c := range at {
		p.text(c.add(pt(0, size/3)), string(letter(t)))
	}
	p.write("</g>\n")
}
