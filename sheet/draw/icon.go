package draw

import (
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/rulebook"
	"muster/maps/hex"
)

// Icon draws one unit's token by itself, as it stands on the map, for the lists beside it.
func Icon(rules *rulebook.Rulebook, u *rulebook.Unit, camp boards.Camp) string {
	return TokenIcon(rules, Token{Camp: camp, Unit: u})
}

// TokenIcon is Icon with whatever else the token bears.
func TokenIcon(rules *rulebook.Rulebook, t Token) string {
	b := append(
		make([]byte, 0, 2<<10),
		`<svg xmlns="http://www.w3.org/2000/svg" class="icon" viewBox="-44 -46 92 88" role="img"`...)
	b = append(b, ` font-family="Helvetica, Arial, sans-serif"><title>`...)
	b = append(b, Escape(rowName(t.Unit.Name, t.Unit.ID))...)
	b = append(b, `</title>`...)
	b = appendToken(b, rules, t)
	return string(append(b, "</svg>"...))
}

// Emblem draws a camp's banner without a unit: the Pennants' pennon or the Standards' square.
func Emblem(camp boards.Camp) string {
	shape := bannerShape
	if camp == boards.Pennant {
		shape = pennonShape
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" class="emblem" viewBox="-44 -46 92 88" role="img"><title>` +
		camp.Soldiers() + `</title><path stroke="` + ink + `" stroke-width="6" stroke-linecap="round" d="M0 0` + poleShape +
		`"/><path fill="` + paper + `" stroke="` + ink + `" stroke-width="5" stroke-linejoin="round" d="M0 0` + shape +
		`"/></svg>`
}

// Tile draws one hex of a terrain, for the list of what to take out of the box. Water with several ways on shows
// them: StraightFlow for a straight piece, BendFlow for a curve.
func Tile(rules *rulebook.Rulebook, t *rulebook.Terrain, flow []hex.Dir) string {
	p := &picture{rules: rules, canvas: canvas{b: make([]byte, 0, 2<<10)}}
	p.write(`<svg xmlns="http://www.w3.org/2000/svg" class="tile" viewBox="-54 -62 108 124" role="img"`,
		` font-family="Helvetica, Arial, sans-serif"><title>`, Escape(rowName(t.Name, t.ID)), `</title>`)
	base := fill(t.Look.Fill, landFill)
	under := base
	if t.Water || t.Layer == rulebook.Feature {
		under = p.land()
	}
	p.write(`<path fill="`, under, `" stroke="`, ink, `" stroke-width="3" d="M0 0`, hexPath, `"/>`)
	if t.Water {
		p.tileWater(t, base, flow)
	}
	if spans(t.Look.Pattern) {
		p.tileWater(t, waterFill, StraightFlow())
	}
	middle, angle := []point{{}}, 0
	if spans(t.Look.Pattern) {
		angle = crossing(StraightFlow())
	}
	switch g := featureGlyph(t.Look.Pattern); {
	case g != nil:
		p.b = g.drawTurned(p.b, point{}, angle, 100, base)
	case groundGlyph(t.Look.Pattern) != nil:
		p.b = groundGlyph(t.Look.Pattern).draw(p.b, middle, base)
	case !knownGround(t.Look.Pattern):
		p.letters(middle, t, 60)
	}
	p.write("</svg>")
	return string(p.b)
}

// StraightFlow and BendFlow are the ways on of the two kinds of river piece.
func StraightFlow() []hex.Dir { return []hex.Dir{hex.NE, hex.SW} }

// BendFlow is a curve.
func BendFlow() []hex.Dir { return []hex.Dir{hex.E, hex.SW} }

func (p *picture) tileWater(t *rulebook.Terrain, colour string, flow []hex.Dir) {
	if len(flow) != 2 {
		flow = StraightFlow()
	}
	var d path
	d.move(middle(flow[0]))
	d.curve(point{}, middle(flow[1]))
	p.band(d, shade(colour, -55), 50, "butt")
	p.band(d, colour, 42, "butt")
	if t.Look.Pattern == "ford" {
		p.b = fordStones().drawTurned(p.b, crest(flow), crossing(flow), 100, p.land())
	}
}
