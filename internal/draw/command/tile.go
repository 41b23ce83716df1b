package command

import (
	"muster/draw"
	"muster/internal/engine/command/field"
	"muster/maps/hex"
)

// Tile draws one hex of a terrain, for the list of components. Water with several flow directions shows them:
// StraightFlow for a straight piece, BendFlow for a curve. Lists have the name next to it, so screen readers read only
// the name.
func Tile(rules *field.Tables, t *field.Terrain, flow []hex.Dir) string {
	p := &Picture{Rules: rules, Canvas: draw.Canvas{Bytes: make([]byte, 0, 2<<10)}}
	p.openTile()
	base := draw.Fill(t.Look.Fill, landFill)
	under := base
	if t.Water || t.Layer == field.Feature {
		under = p.Land()
	}
	p.Add(`<path fill="`, under, `" stroke="`, draw.Ink, `" stroke-width="3" d="M0 0`, draw.HexPath, `"/>`)
	if t.Water {
		p.tileWater(t, base, flow)
	}
	if draw.Spans(t.Look.Pattern) {
		p.tileWater(t, waterFill, StraightFlow())
	}
	middle, angle := []draw.Point{{}}, 0
	if draw.Spans(t.Look.Pattern) {
		angle = draw.Crossing(StraightFlow())
	}
	switch g := draw.FeatureGlyph(t.Look.Pattern); {
	case g != nil:
		p.Bytes = g.DrawTurned(p.Bytes, draw.Point{}, angle, 100, base)
	case draw.GroundGlyph(t.Look.Pattern) != nil:
		p.Bytes = draw.GroundGlyph(t.Look.Pattern).Draw(p.Bytes, middle, base)
	case !draw.KnownGround(t.Look.Pattern):
		p.letters(middle, t, 60)
	}
	if p.borrowed(t) {
		p.letters(rightOf(middle), t, 34)
	}
	p.Add("</svg>")
	return string(p.Bytes)
}

// SideTile draws one hex with a barred side, for lists.
func SideTile(rules *field.Tables) string {
	p := &Picture{Rules: rules, Canvas: draw.Canvas{Bytes: make([]byte, 0, 1<<10)}}
	p.openTile()
	p.Add(`<path fill="`, p.Land(), `" stroke="`, draw.Ink, `" stroke-width="3" d="M0 0`, draw.HexPath, `"/>`)
	var d draw.Path
	for _, dir := range []hex.Dir{hex.NE, hex.NW} {
		cliffAt(&d, draw.Point{}, dir)
	}
	p.Add(`<path fill="none" stroke="`, draw.Ink, `" stroke-width="9" stroke-linejoin="round" d="`, string(d), `"/></svg>`)
	return string(p.Bytes)
}

// openTile starts the picture of one hex around its centre.
func (p *Picture) openTile() {
	p.Add(`<svg xmlns="http://www.w3.org/2000/svg" class="tile" viewBox="-54 -62 108 124" role="img"`,
		` aria-hidden="true" font-family="Helvetica, Arial, sans-serif">`)
}

// StraightFlow returns the flow directions of a straight river piece.
func StraightFlow() []hex.Dir { return []hex.Dir{hex.NE, hex.SW} }

// BendFlow returns those of a curve.
func BendFlow() []hex.Dir { return []hex.Dir{hex.E, hex.SW} }

func (p *Picture) tileWater(t *field.Terrain, colour string, flow []hex.Dir) {
	if len(flow) != 2 {
		flow = StraightFlow()
	}
	var d draw.Path
	d.Move(draw.Middle(flow[0]))
	d.Curve(draw.Point{}, draw.Middle(flow[1]))
	p.Band(d, draw.Shade(colour, -55), 50, "butt")
	p.Band(d, colour, 42, "butt")
	if t.Look.Pattern == "ford" {
		p.Bytes = draw.FordStones().DrawTurned(p.Bytes, draw.Crest(flow), draw.Crossing(flow), 100, p.Land())
	}
}

// Span draws what crosses a course of water on a hex, without the hex and the water: a bridge, the stones of a ford. It
// lies as the board has it. Other terrain has no such picture.
func Span(rules *field.Tables, t *field.Terrain, flow []hex.Dir) string {
	p := &Picture{Rules: rules, Canvas: draw.Canvas{Bytes: make([]byte, 0, 1<<10)}}
	g, base := draw.FeatureGlyph(t.Look.Pattern), draw.Fill(t.Look.Fill, landFill)
	if t.Look.Pattern == "ford" {
		g, base = draw.FordStones(), p.Land()
	} else if !draw.Spans(t.Look.Pattern) {
		return ""
	}
	p.openTile()
	p.Bytes = g.DrawTurned(p.Bytes, draw.Crest(flow), draw.Crossing(flow), 100, base)
	p.Add("</svg>")
	return string(p.Bytes)
}
