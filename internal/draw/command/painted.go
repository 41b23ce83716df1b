package command

import (
	"slices"

	"muster/draw"
	"muster/internal/draw/paint"
	"muster/maps/hex"
)

// painted draws the ground as on a painted map.
func (p *Picture) painted() {
	land := p.Land()
	p.passes("land", paint.Bed(land), p.cells(p.Board.All().Hexes(), nil))
	p.halves("#2b1d0a", ".13")
	stretches := p.stretches()
	p.paintedWater(stretches, land)
	for _, flat := range [...]bool{true, false} { // raised ground throws its shadow on the flat
		for i := range stretches {
			s := &stretches[i]
			pattern := s.terrain.Look.Pattern
			if s.terrain.Water || raised(pattern) == flat || p.open(s) {
				continue
			}
			same := func(n hex.Hex) bool { return p.Scene.Field.Cell(n).Ground == s.terrain }
			list := paint.Of(pattern, s.fill)
			if list == nil {
				list = paint.Of("plain", s.fill)
			}
			p.passes(s.terrain.ID, list, p.cells(s.hexes, same))
		}
	}
	p.lattice()
	for i := range stretches {
		p.unpainted(&stretches[i])
	}
}

// raised reports whether a pattern word stands out of the land.
func raised(pattern string) bool {
	return pattern == "hill" || pattern == "cliff" || pattern == "trees"
}

// open reports whether a stretch is the land itself.
func (p *Picture) open(s *stretch) bool {
	return s.terrain.Look.Pattern == "plain" && s.fill == p.Land()
}

// unpainted draws what a pattern word without passes needs: its glyph, or its letter.
func (p *Picture) unpainted(s *stretch) {
	pattern := s.terrain.Look.Pattern
	switch {
	case paint.Of(pattern, s.fill) != nil || draw.KnownGround(pattern):
	case draw.FeatureGlyph(pattern) != nil: // as its tile has it
		p.Bytes = draw.FeatureGlyph(pattern).Draw(p.Bytes, s.at, s.fill)
	default:
		p.letters(s.at, s.terrain, 60)
	}
	if p.borrowed(s.terrain) {
		p.letters(rightOf(s.at), s.terrain, 34)
	}
}

// paintedWater draws all water: a ford lies in the water of the first row of a river.
func (p *Picture) paintedWater(stretches []stretch, land string) {
	river := p.river()
	wet := map[string][]hex.Hex{} // by colour
	var colours []string
	for i := range stretches {
		s := &stretches[i]
		if !s.terrain.Water {
			continue
		}
		colour := s.fill
		if s.terrain.Look.Pattern == "ford" && river != "" {
			colour = river
		}
		if wet[colour] == nil {
			colours = append(colours, colour)
		}
		wet[colour] = append(wet[colour], s.hexes...)
	}
	for _, colour := range colours {
		slices.Sort(wet[colour])
		p.passes("water"+colour[1:], paint.Water(colour, land), p.cells(wet[colour], nil))
	}
	for i := range stretches {
		if s := &stretches[i]; s.terrain.Look.Pattern == "ford" {
			p.passes(s.terrain.ID, paint.Ford(s.fill), p.cells(s.hexes, nil))
		}
	}
}

// river returns the colour of the water under fords and bridges: that of the first row of a river; "" without one.
func (p *Picture) river() string {
	for _, t := range p.Rules.Terrain.All() {
		if t.Water && t.Look.Pattern == "water" {
			return draw.Fill(t.Look.Fill, waterFill)
		}
	}
	return ""
}

// place is a cell to paint, and its hex.
type place struct {
	paint.Cell
	hex hex.Hex
}

// cells returns the cells of hexes. same reports whether a neighbour has the same ground; nil joins nothing.
func (p *Picture) cells(at []hex.Hex, same func(hex.Hex) bool) []place {
	out := make([]place, len(at))
	for i, h := range at {
		row, _ := p.Board.Place(h)
		c := paint.Cell{Outline: &paint.Pointy, At: p.Centre(h), Seed: paint.Seed(p.Board.Col(h), row)}
		for _, d := range p.flows[h] {
			c.Arms |= 1 << d
			if p.Board.Neighbour(h, d) == hex.None {
				c.Out |= 1 << d
			}
		}
		for d := range hex.Dir(hex.Dirs) {
			if n := p.Board.Neighbour(h, d); same != nil && n != hex.None && same(n) {
				c.Same |= 1 << d
			}
		}
		out[i] = place{c, h}
	}
	return out
}

// passes draws passes for cells.
func (p *Picture) passes(key string, list []paint.Pass, cells []place) {
	for i := range list {
		x := &list[i]
		p.paths(key+" "+x.Name, x.Style, len(cells), func(j int) hex.Hex {
			x.Draw(p.Path(), &cells[j].Cell)
			return cells[j].hex
		})
	}
}

// paths draws one path with a style for n hexes; each writes its commands and returns its hex. In a picture in layers
// this is one layer and one path a hex. Without commands there is no path.
func (p *Picture) paths(key, style string, n int, each func(i int) hex.Hex) {
	if p.board == nil {
		p.path(style+" ", n, each)
		return
	}
	p.layer(key, style, func() {
		for i := range n {
			var h hex.Hex
			p.partAt(func() hex.Hex {
				p.path("", 1, func(int) hex.Hex { h = each(i); return h })
				return h
			})
		}
	})
}

func (p *Picture) path(style string, n int, each func(i int) hex.Hex) {
	from := len(p.Bytes)
	p.Add("<path ", style, `d="`)
	begun := len(p.Bytes)
	for i := range n {
		each(i)
	}
	if len(p.Bytes) == begun {
		p.Bytes = p.Bytes[:from]
		return
	}
	p.Add("\"/>\n")
}

// lattice draws the sides of all hexes, each once.
func (p *Picture) lattice() {
	p.Add(`<path fill="none" stroke="#3a2f1c" stroke-opacity=".38" stroke-width="2" d="`)
	d := p.Path()
	for h := range hex.Hex(p.Board.Len()) {
		c := p.Centre(h)
		d.Stamp(c.Add(draw.Pt(-draw.HalfWidth, -draw.Quarter)), "l52-30 52 30v60")
		if p.Board.Neighbour(h, hex.W) == hex.None {
			d.Stamp(c.Add(draw.Pt(-draw.HalfWidth, -draw.Quarter)), "v60")
		}
		if p.Board.Neighbour(h, hex.SW) == hex.None {
			d.Stamp(c.Add(draw.Pt(-draw.HalfWidth, draw.Quarter)), "l52 30")
		}
		if p.Board.Neighbour(h, hex.SE) == hex.None {
			d.Stamp(c.Add(draw.Pt(draw.HalfWidth, draw.Quarter)), "l-52 30")
		}
	}
	p.Add("\"/>\n")
}
