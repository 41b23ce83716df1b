package draw

import (
	"slices"
	"sync"

	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/maps/hex"
	pen "muster/sheet/draw"
)

// What stands in a list has its name beside it: those who hear the page hear that, and not the drawing as well.

// Icon draws one unit's token by itself, as it stands on the map, for the lists beside it.
func Icon(rules *rulebook.Rulebook, u *rulebook.Unit, camp boards.Camp) string {
	return TokenIcon(rules, Token{Camp: camp, Unit: u})
}

// TokenIcon is Icon with whatever else the token bears.
func TokenIcon(rules *rulebook.Rulebook, t Token) string {
	return string(AppendIcon(make([]byte, 0, 2<<10), rules, t))
}

// AppendIcon is TokenIcon for a caller that has a buffer.
func AppendIcon(b []byte, rules *rulebook.Rulebook, t Token) []byte {
	b = append(b, `<svg xmlns="http://www.w3.org/2000/svg" class="icon" viewBox="-44 -46 92 88" role="img"`...)
	b = append(b, ` aria-hidden="true" font-family="Helvetica, Arial, sans-serif">`...)
	b = appendToken(b, rules, t)
	return append(b, "</svg>"...)
}

// Emblem draws a camp's banner without a unit: the Pennants' pennon or the Standards' square.
func Emblem(camp boards.Camp) string {
	shape := bannerShape
	if camp == boards.Pennant {
		shape = pennonShape
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" class="emblem" viewBox="-44 -46 92 88" role="img"` +
		` aria-hidden="true"><path stroke="` + pen.Ink + `" stroke-width="6" stroke-linecap="round" d="M0 0` + poleShape +
		`"/><path fill="` + pen.Paper + `" stroke="` + pen.Ink + `" stroke-width="5" stroke-linejoin="round" d="M0 0` + shape +
		`"/></svg>`
}

// Tile draws one hex of a terrain, for the list of what to take out of the box. Water with several ways on shows
// them: StraightFlow for a straight piece, BendFlow for a curve.
func Tile(rules *rulebook.Rulebook, t *rulebook.Terrain, flow []hex.Dir) string {
	if rules != rulebook.Base() || rules.Terrain.Get(t.ID) != t { // no row of the shipped rulebook
		return newTile(rules, t, flow)
	}
	key := tileKey{t.ID, slices.Equal(flow, BendFlow())}
	if made, ok := baseTiles.Load(key); ok {
		return made.(string)
	}
	made := newTile(rules, t, flow)
	baseTiles.Store(key, made)
	return made
}

// tileKey is a tile of the shipped rulebook; its water may bend.
type tileKey struct {
	id   string
	bent bool
}

// baseTiles are the tiles of the shipped rulebook that were drawn: most sheets have the same.
var baseTiles sync.Map

func newTile(rules *rulebook.Rulebook, t *rulebook.Terrain, flow []hex.Dir) string {
	p := &picture{rules: rules, Canvas: pen.Canvas{Bytes: make([]byte, 0, 2<<10)}}
	p.Add(`<svg xmlns="http://www.w3.org/2000/svg" class="tile" viewBox="-54 -62 108 124" role="img"`,
		` aria-hidden="true" font-family="Helvetica, Arial, sans-serif">`)
	base := pen.Fill(t.Look.Fill, landFill)
	under := base
	if t.Water || t.Layer == rulebook.Feature {
		under = p.land()
	}
	p.Add(`<path fill="`, under, `" stroke="`, pen.Ink, `" stroke-width="3" d="M0 0`, pen.HexPath, `"/>`)
	if t.Water {
		p.tileWater(t, base, flow)
	}
	if pen.Spans(t.Look.Pattern) {
		p.tileWater(t, waterFill, StraightFlow())
	}
	middle, angle := []pen.Point{{}}, 0
	if pen.Spans(t.Look.Pattern) {
		angle = pen.Crossing(StraightFlow())
	}
	switch g := pen.FeatureGlyph(t.Look.Pattern); {
	case g != nil:
		p.Bytes = g.DrawTurned(p.Bytes, pen.Point{}, angle, 100, base)
	case pen.GroundGlyph(t.Look.Pattern) != nil:
		p.Bytes = pen.GroundGlyph(t.Look.Pattern).Draw(p.Bytes, middle, base)
	case !pen.KnownGround(t.Look.Pattern):
		p.letters(middle, t, 60)
	}
	if p.borrowed(t) {
		p.letters(beside(middle), t, 34)
	}
	p.Add("</svg>")
	return string(p.Bytes)
}

// StraightFlow and BendFlow are the ways on of the two kinds of river piece.
func StraightFlow() []hex.Dir { return []hex.Dir{hex.NE, hex.SW} }

// BendFlow is a curve.
func BendFlow() []hex.Dir { return []hex.Dir{hex.E, hex.SW} }

func (p *picture) tileWater(t *rulebook.Terrain, colour string, flow []hex.Dir) {
	if len(flow) != 2 {
		flow = StraightFlow()
	}
	var d pen.Path
	d.Move(pen.Middle(flow[0]))
	d.Curve(pen.Point{}, pen.Middle(flow[1]))
	p.Band(d, pen.Shade(colour, -55), 50, "butt")
	p.Band(d, colour, 42, "butt")
	if t.Look.Pattern == "ford" {
		p.Bytes = pen.FordStones().DrawTurned(p.Bytes, pen.Crest(flow), pen.Crossing(flow), 100, p.land())
	}
}
