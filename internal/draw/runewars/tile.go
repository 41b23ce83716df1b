package runewars

import (
	"strconv"

	"muster/draw"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
)

// The printed size of a tile's hexes from corner to corner and from side to side, in tenths of a millimetre.
const (
	HexWide = 900
	HexHigh = 780 // as 120 to 104, which the picture has
)

// mostName is the number of letters of a unit's name that fit on a tile.
const mostName = 16

// rim is the margin around a tile's hexes, in picture units.
const rim = 2

// TileSize returns the size of the picture of a single tile's areas, in tenths of a millimetre.
func TileSize(l *library.LinkedRealm, only []int) (across, down int) {
	least, most := tileFrame(l, only)
	return (most.X - least.X + 2*(half+rim)) * HexWide / (2 * half),
		(most.Y - least.Y + 2*(high+rim)) * HexHigh / (2 * high)
}

func tileFrame(l *library.LinkedRealm, only []int) (least, most draw.Point) {
	for i, a := range only {
		c := centre(l.Board.Spots[a].At)
		if i == 0 {
			least, most = c, c
		}
		least, most = draw.Pt(min(least.X, c.X), min(least.Y, c.Y)), draw.Pt(max(most.X, c.X), max(most.Y, c.Y))
	}
	return least, most
}

// AppendTile draws areas of a single tile at size, to be cut out along the outlines. It draws their yields, coloured
// borders inside the cut, the place of a city, and neutral units.
func AppendTile(b []byte, s *Scene, title string, only []int) []byte {
	p := &picture{Scene: s}
	l := s.Realm
	p.Bytes = b
	least, most := tileFrame(l, only)
	p.origin = draw.Pt(rim+half-least.X, rim+high-least.Y)
	wide, tall := TileSize(l, only)
	p.Add(`<svg xmlns="http://www.w3.org/2000/svg" class="cutout" width="`, tenths(wide), `mm" height="`, tenths(tall), `mm" viewBox="0 0 `)
	p.Num("", most.X-least.X+2*(half+rim))
	p.Num(" ", most.Y-least.Y+2*(high+rim))
	p.Add(`" role="img" font-family="Helvetica, Arial, sans-serif"><title>`, draw.Escape(title), "</title>\n")
	for _, a := range only {
		p.tileGround(a)
	}
	for _, a := range only {
		p.inner(a)
		p.printed(a)
	}
	p.Add("</svg>\n")
	return p.Bytes
}

func tenths(n int) string { return strconv.Itoa(n/10) + "." + strconv.Itoa(n%10) }

// tileGround draws a hex in its colour, with its cutting line.
func (p *picture) tileGround(area int) {
	fill := land
	if h := p.Realm.Spots[area].Home; h != library.None && p.Realm.Homes[h].Faction != nil {
		fill = draw.Shade(draw.Fill(p.Realm.Homes[h].Faction.Colour, "#999999"), 80)
	}
	p.Add(`<path fill="`, fill, `" stroke="#3d382c" stroke-width="1" d="`)
	p.Path().Stamp(p.at(p.Realm.Board.Spots[area].At), outline)
	p.Add("\"/>\n")
}

// inner draws the coloured borders of an area, slightly inside its sides.
func (p *picture) inner(area int) {
	s := &p.Realm.Board.Spots[area]
	c := p.at(s.At)
	var by [tiles.Yellow + 1]draw.Path
	for d, b := range s.Borders {
		if b != tiles.Open {
			from, to := corners[d], corners[(d+1)%int(tiles.Dirs)]
			by[b].Move(c.Add(draw.Pt(from.X*11/12, from.Y*11/12)))
			by[b].Line(c.Add(draw.Pt(to.X*11/12, to.Y*11/12)))
		}
	}
	if m := by[tiles.Mountain]; len(m) > 0 {
		p.Band(m, rock, 7, "butt")
		p.Add(`<path fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="3 5" d="`, string(m), "\"/>\n")
	}
	if w := by[tiles.Water]; len(w) > 0 {
		p.Band(w, flow, 7, "butt")
		p.Band(w, "#fff", 3, "butt")
	}
	if y := by[tiles.Yellow]; len(y) > 0 {
		p.Add(`<path fill="none" stroke="`, gold, `" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 9" d="`,
			string(y), "\"/>\n")
	}
}

// printed draws the content of an area, arranged so that figures fit between the parts. Its name and yield are at the
// top, a place for a city in the middle, and neutral units at the bottom.
func (p *picture) printed(area int) {
	s := &p.Realm.Spots[area]
	c := p.at(p.Realm.Board.Spots[area].At)
	p.Add(`<g transform="translate(`, strconv.Itoa(c.X), " ", strconv.Itoa(c.Y), `)">`)
	p.Add(`<g font-size="10" font-weight="bold" text-anchor="middle">`)
	p.Text(draw.Pt(0, -33), s.Label)
	p.Add(`</g>`)
	p.resources(s.Area)
	if s.Area.City {
		p.Add(`<circle cx="0" cy="6" r="14" fill="#fff" stroke="#222" stroke-width="1" stroke-dasharray="3 2"/>`,
			`<path fill="#222" transform="translate(0 6) scale(.16)" d="M-34 40V-8L0-42 34-8V40z"/>`)
	}
	var at []string
	for _, n := range s.Neutrals {
		at = append(at, `<g transform="translate(-9 0)">`+letters(strconv.Itoa(n.Count), 4, 12, "#111")+
			`</g><g transform="translate(6 0) scale(.16)">`+unitSign(n.Row)+`</g><text y="17" font-size="6" text-anchor="middle">`+
			draw.Escape(draw.Shorten(p.Language.Called(n.Row.Name), mostName))+`</text>`)
	}
	for i, body := range at {
		p.Num(`<g transform="translate(`, 32*i-16*(len(at)-1))
		p.Add(` 27)">`, body, `</g>`)
	}
	p.Add("</g>\n")
}

// resources draws the signs of an area's yield in a row.
func (p *picture) resources(a *rulebook.Area) {
	kinds := yields(a)
	for i, d := range kinds {
		p.Num(`<g transform="translate(`, 18*i-9*(len(kinds)-1))
		p.Add(` -21) scale(.16)">`, resourceSign(d), letters(strconv.Itoa(a.Yield(d)), 14, 40, "#111"), `</g>`)
	}
}
