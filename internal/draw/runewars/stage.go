package runewars

import (
	"strconv"

	"muster/draw"
	"muster/internal/engine/runewars/rulebook"
)

// AppendStage draws the board of a realm for a replay. Static content is drawn directly: areas, their names, their
// yields, borders. A script draws the rest: area owners into g.holds, pieces into g.pieces, paths into g.trail, marks
// into g.marks. It uses the pieces in signs: symbols with the ids s0, s1 and so on. Without a script, g.laid shows the
// realm as set up.
func AppendStage(b []byte, s *Scene, signs []string) []byte {
	p := &picture{Scene: s}
	p.Bytes = b
	p.open()
	p.Add("\n<defs>")
	for i, sign := range signs {
		p.Add(`<symbol id="s`, strconv.Itoa(i), `" viewBox="-50 -50 100 100">`, sign, "</symbol>\n")
	}
	p.Add("</defs>\n")
	holds := func() { p.Add(`<g class="holds"></g>`, "\n") }
	if s.Style == draw.Plain {
		p.areas()
		holds()
		p.outlines()
		p.borders()
	} else {
		p.ground()
		holds()
		p.paintSides()
	}
	for i := range p.Realm.Spots {
		p.named(i)
	}
	p.Add(`<g class="laid">`, "\n")
	if s.Style == draw.Plain {
		p.contents()
	} else {
		p.pieces()
		p.labels()
	}
	p.Add("</g>\n")
	for _, class := range [...]string{"trail", "pieces", "marks"} {
		p.Add(`<g class="`, class, `"></g>`, "\n")
	}
	p.Add("</svg>\n")
	return p.Bytes
}

// Centres returns the centres of the areas on that picture.
func Centres(s *Scene) []draw.Point {
	least, _ := frame(s.Realm)
	out := make([]draw.Point, len(s.Realm.Board.Spots))
	for i := range s.Realm.Board.Spots {
		out[i] = centre(s.Realm.Board.Spots[i].At).Add(s.originOf(least))
	}
	return out
}

// named draws the name and yield of an area at its top, so that pieces fit below.
func (p *picture) named(area int) {
	s := &p.Realm.Spots[area]
	c := p.at(p.Realm.Board.Spots[area].At)
	p.Add(`<g class="named" transform="translate(`, strconv.Itoa(c.X), " ", strconv.Itoa(c.Y), `)">`)
	style := halo
	if p.Style == draw.Plain {
		style = `font-weight="bold" text-anchor="middle"`
	}
	p.Add(`<g font-size="14" `, style, `>`)
	p.Text(draw.Pt(0, -36), s.Label)
	p.Add(`</g><g transform="translate(0 -24) scale(.6)">`)
	p.yield(s.Area, draw.Pt(0, 0))
	p.Add("</g></g>\n")
}

// The bodies of pieces, for AppendStage. Each has a unique outline or unique letters.

// wild is the colour of neutral units.
const wild = "#444444"

// UnitPiece draws a unit in the light colour of its owner, dark if it is neutral. Its letters are as large as its base
// allows.
func UnitPiece(u *rulebook.Unit, f *rulebook.Faction) string {
	fill, ink := wild, "#fff"
	if f != nil {
		fill, ink = draw.Shade(draw.Fill(f.Colour, "#999999"), 70), "#111"
	}
	low, size := 15, 44
	if u.Shape == rulebook.Triangle {
		low, size = 31, 33
	}
	mark := markOf(u)
	if len(mark) > 2 {
		size = size * 3 / 4
	}
	return `<path fill="` + fill + `" stroke="#222" stroke-width="5" stroke-linejoin="round" d="` + shapeOf(u.Shape) + `"/>` +
		letters(mark, low, size, ink)
}

// FortPiece draws a stronghold; a capital has a crown over it.
func FortPiece(f *rulebook.Faction, damaged, capital bool) string {
	if capital {
		return tower(f, damaged) + `<path fill="#222" d="M-20-22V-48L-10-38 0-50 10-38 20-48V-22z"/>`
	}
	return tower(f, damaged)
}

// HeroPiece draws a hero: a figure with the first letters of the name.
func HeroPiece(h *rulebook.Hero, f *rulebook.Faction) string {
	return `<path fill="` + draw.Shade(draw.Fill(f.Colour, "#999999"), 70) + `" stroke="#222" stroke-width="5"` +
		` stroke-linejoin="round" d="M-40 46C-40 6-22-4-16-10A20 20 0 1 1 16-10C22-4 40 6 40 46z"/>` +
		letters(initials(h.Name), 36, 34, "#111")
}

// initials returns the first two letters of a name.
func initials(name string) string {
	letters := []rune(name)
	return string(letters[:min(2, len(letters))])
}

// OrderPiece draws an activation token.
func OrderPiece(f *rulebook.Faction) string {
	return `<circle r="38" fill="` + draw.Shade(draw.Fill(f.Colour, "#999999"), 70) + `" stroke="#222" stroke-width="5"/>` +
		`<path fill="none" stroke="#222" stroke-width="4" d="M-38 0A38 38 0 0 1 38 0"/>` +
		letters(draw.Shorten(f.Mark, 2), 26, 34, "#111")
}

// RunePiece draws a rune token. An unknown one shows its back. A known one is white if it lies face up, and dark with
// its sign if it lies face down.
func RunePiece(known, dragon, up bool) string {
	switch {
	case !known:
		return runeBack
	case up:
		return runeFace(dragon)
	case dragon:
		return darkRune + `<path fill="#fff" transform="scale(.55)" d="M0-42L11-14 41-13 17 6 26 35 0 18-26 35-17 6-41-13-11-14z"/>`
	}
	return darkRune + `<path stroke="#fff" stroke-width="9" d="M-18 0H18"/>`
}

const darkRune = `<path fill="#222" stroke="#222" stroke-width="6" stroke-linejoin="round" d="M0-46L38 0 0 46-38 0z"/>`

// Pieces that are the same for every seat.
const (
	CityPiece  = house
	BurntPiece = bareGround
	FrostPiece = frost
)

// LetterPiece draws a disc with letters, for things of a seat or neutral ones.
func LetterPiece(text string, f *rulebook.Faction) string {
	fill := "#fff"
	if f != nil {
		fill = draw.Shade(draw.Fill(f.Colour, "#999999"), 70)
	}
	return `<path fill="` + fill + `" stroke="#222" stroke-width="5" d="M-40-34H40V34H-40z"/>` +
		letters(draw.Shorten(text, 2), 16, 44, "#111")
}
