package command

import (
	"cmp"

	"muster/draw"
	"muster/internal/draw/paint"
	"muster/internal/engine/command/field"
)

// StyledTile draws one hex of a terrain as a board of a style has it.
func StyledTile(rules *field.Tables, t *field.Terrain, style draw.Style) string {
	if style == draw.Plain {
		return Tile(rules, t, StraightFlow())
	}
	p := &Picture{Rules: rules, Canvas: draw.Canvas{Bytes: make([]byte, 0, 4<<10)}}
	p.openTile()
	base, land := draw.Fill(t.Look.Fill, landFill), p.Land()
	under := paint.Land(land)
	if t.Layer != field.Ground && t.Layer != field.Feature { // a place covers its hex
		under = base
	}
	p.Add(`<path fill="`, under, `" d="M0 0`, draw.HexPath, `"/>`)
	c := paint.Cell{Outline: &paint.Pointy, Seed: paint.Seed(1, 1)}
	for _, d := range StraightFlow() {
		c.Arms |= 1 << d
	}
	cells := []place{{Cell: c}}
	spans := draw.Spans(t.Look.Pattern)
	if t.Water || spans {
		water := base
		if spans || t.Look.Pattern == "ford" {
			water = cmp.Or(p.river(), waterFill)
		}
		p.passes("", paint.Water(water, land), cells)
	}
	switch g := draw.FeatureGlyph(t.Look.Pattern); {
	case t.Look.Pattern == "ford":
		p.passes("", paint.Ford(base), cells)
	case t.Layer == field.Ground && !t.Water:
		s := stretch{terrain: t, fill: base, at: []draw.Point{{}}}
		if list := paint.Of(t.Look.Pattern, base); list != nil && !p.open(&s) {
			p.passes("", list, cells)
		} else if list == nil {
			p.passes("", paint.Of("plain", base), cells)
		}
		p.unpainted(&s)
	case g != nil:
		angle := 0
		if spans {
			angle = draw.Crossing(StraightFlow())
		}
		p.Bytes = g.DrawTurned(p.Bytes, draw.Point{}, angle, 100, base)
	case !draw.KnownGround(t.Look.Pattern):
		p.letters([]draw.Point{{}}, t, 60)
	}
	p.Add(`<path fill="none" stroke="`, draw.Ink, `" stroke-width="3" d="M0 0`, draw.HexPath, `"/></svg>`)
	return string(p.Bytes)
}
