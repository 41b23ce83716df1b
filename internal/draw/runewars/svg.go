package runewars

import (
	"slices"
	"strconv"

	"muster/draw"
	"muster/internal/draw/paint"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
)

// Units of the picture. A hex is 2*half wide and 2*high high, flat-topped. 60 and 52 are in the ratio of two to the
// root of three to within 0.1%, and allow whole numbers everywhere.
const (
	half = 60
	high = 52
)

// Colours of areas outside home realms, and of their lines.
const (
	land = "#f4efdf"
	rock = "#6b5745"
	flow = "#2f6f9f"
	gold = "#b8901c"
)

// corners are the corners of a hex relative to its centre; side d runs from corner d to the next one.
var corners = paint.Flat

// outline is a hex as path commands relative to its centre.
const outline = "m-30-52h60l30 52-30 52h-60l-30-52z"

// picture is a drawing of a realm in progress.
type picture struct {
	draw.Canvas
	*Scene
	origin draw.Point
}

// AppendSVG draws a realm with at least one area. Its output is deterministic.
func AppendSVG(b []byte, s *Scene) []byte {
	p := &picture{Scene: s}
	p.Bytes = slices.Grow(b, 48<<10)
	p.open()
	p.Add("\n")
	if s.Style == draw.Plain {
		p.areas()
		p.outlines()
		p.borders()
		p.contents()
	} else {
		p.ground()
		p.paintSides()
		p.pieces()
		p.labels()
	}
	p.Add("</svg>\n")
	return p.Bytes
}

// open starts the drawing of a whole realm, up to its title.
func (p *picture) open() {
	least, most := frame(p.Realm)
	edge := p.margin()
	p.origin = p.originOf(least)
	p.Num(`<svg xmlns="http://www.w3.org/2000/svg" class="battlemap" viewBox="0 0 `, most.X-least.X+2*(half+edge))
	p.Num(" ", most.Y-least.Y+2*(high+edge))
	p.Add(`" role="img" font-family="Helvetica, Arial, sans-serif"><title>`, draw.Escape(p.title()), "</title>")
}

// title describes the drawing in words.
func (p *picture) title() string {
	title := p.Language.T("The realm %s", p.Realm.Definition.Name)
	return title + ": " + p.Language.Tn("%d area", "%d areas", len(p.Realm.Spots))
}

// frame returns the minimum and maximum centres of the drawing.
func frame(l *library.LinkedRealm) (least, most draw.Point) {
	first := true
	take := func(at tiles.At) {
		c := centre(at)
		if first {
			least, most, first = c, c, false
		}
		least, most = draw.Pt(min(least.X, c.X), min(least.Y, c.Y)), draw.Pt(max(most.X, c.X), max(most.Y, c.Y))
	}
	for i := range l.Board.Spots {
		take(l.Board.Spots[i].At)
	}
	for _, at := range openMarkers(l) {
		take(at)
	}
	return least, most
}

// openMarkers returns the hexes of markers that no home realm has replaced yet.
func openMarkers(l *library.LinkedRealm) []tiles.At {
	var out []tiles.At
	for i := range l.Homes {
		if l.Homes[i].Tile == library.None {
			out = append(out, l.Homes[i].Marker...)
		}
	}
	return out
}

// centre returns the centre of a hex before the picture is moved to its frame.
func centre(at tiles.At) draw.Point { return draw.Pt(half*3/2*at.Q, 2*high*at.R+high*at.Q) }

func (p *picture) at(hex tiles.At) draw.Point { return centre(hex).Add(p.origin) }

// areas fills the hexes: home realms in the light colour of their faction, all others as land. It marks the places of
// markers.
func (p *picture) areas() {
	for i := range p.Realm.Spots {
		fill := land
		if h := p.Realm.Spots[i].Home; h != library.None && p.Realm.Homes[h].Faction != nil {
			fill = draw.Shade(draw.Fill(p.Realm.Homes[h].Faction.Colour, "#999999"), 70)
		}
		p.Add(`<path fill="`, fill, `" stroke="#8d8672" stroke-width="2" d="`)
		p.Path().Stamp(p.at(p.Realm.Board.Spots[i].At), outline)
		p.Add("\"/>\n")
	}
	for _, hex := range openMarkers(p.Realm) {
		p.Add(`<path fill="none" stroke="#555" stroke-width="3" stroke-dasharray="8 8" d="`)
		p.Path().Stamp(p.at(hex), outline)
		p.Add("\"/>\n")
	}
}

// side returns the line of a hex side.
func (p *picture) side(hex tiles.At, d tiles.Dir) draw.Path {
	var line draw.Path
	line.Move(p.at(hex).Add(corners[d]))
	line.Line(p.at(hex).Add(corners[(d+1)%tiles.Dirs]))
	return line
}

// outlines draws the edges of tiles.
func (p *picture) outlines() {
	var edges draw.Path
	for i := range p.Realm.Board.Spots {
		s := &p.Realm.Board.Spots[i]
		for d := tiles.N; d < tiles.Dirs; d++ {
			n := s.Next[d]
			if n == library.None || p.Realm.Board.Spots[n].Tile > s.Tile {
				edges = append(edges, p.side(s.At, d)...)
			}
		}
	}
	p.Band(edges, "#3d382c", 4, "round")
}

// borders draws the coloured sides: mountains broad and dark with light teeth, water in two lines, yellow dotted.
func (p *picture) borders() {
	var by [tiles.Yellow + 1]draw.Path
	for i := range p.Realm.Board.Spots {
		s := &p.Realm.Board.Spots[i]
		for d, b := range s.Borders {
			if b != tiles.Open {
				by[b] = append(by[b], p.side(s.At, tiles.Dir(d))...)
			}
		}
	}
	if m := by[tiles.Mountain]; len(m) > 0 {
		p.Band(m, rock, 13, "butt")
		p.Add(`<path fill="none" stroke="#fff" stroke-width="5" stroke-dasharray="4 8" d="`, string(m), "\"/>\n")
	}
	if w := by[tiles.Water]; len(w) > 0 {
		p.Band(w, flow, 13, "butt")
		p.Band(w, "#fff", 4, "butt")
	}
	if y := by[tiles.Yellow]; len(y) > 0 {
		p.Add(`<path fill="none" stroke="`, gold, `" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 13" d="`,
			string(y), "\"/>\n")
	}
}

// contents draws the names of areas and their pieces.
func (p *picture) contents() {
	runes := p.runes()
	for i := range p.Realm.Spots {
		s := &p.Realm.Spots[i]
		c := p.at(p.Realm.Board.Spots[i].At)
		p.Add(`<g><title>`, draw.Escape(s.Label+": "+p.Realm.Says(i)), `</title>`)
		p.Add(`<g font-size="20" font-weight="bold" text-anchor="middle">`)
		p.Text(c.Add(draw.Pt(0, -27)), s.Label)
		p.Add(`</g>`)
		p.yield(s.Area, c.Add(draw.Pt(0, -6)))
		if s.Area.City {
			p.city(c.Add(draw.Pt(-18, 26)))
		}
		p.guards(s.Neutrals, c.Add(draw.Pt(0, 26)), s.Area.City)
		if runes[i] {
			p.rune(c.Add(draw.Pt(36, 2)))
		}
		p.Add("</g>\n")
	}
}

// yield draws a sign with a number for each resource: a circle for food, a triangle for wood, a square for ore.
func (p *picture) yield(a *rulebook.Area, c draw.Point) {
	kinds := yields(a)
	for i, d := range kinds {
		at := c.Add(draw.Pt(30*i-15*(len(kinds)-1), 0))
		if p.Style == draw.Plain {
			p.Add(`<path fill="#fff" stroke="#222" stroke-width="2" d="`)
			p.Path().Stamp(at, resourceShapes[d])
			p.Add(`"/><g font-size="15" text-anchor="middle">`)
		} else {
			for _, x := range paintedResources[d] {
				p.stamps(x.style, x.path, []draw.Point{at})
			}
			p.Add(`<g font-size="16" font-weight="bold" text-anchor="middle" fill="`, draw.Ink, `">`)
		}
		p.Text(at.Add(draw.Pt(0, 6)), strconv.Itoa(a.Yield(d)))
		p.Add(`</g>`)
	}
}

// yields returns the dials to which an area gives.
func yields(a *rulebook.Area) []string {
	return slices.DeleteFunc(rulebook.Dials(), func(d string) bool { return a.Yield(d) == 0 })
}

// resourceShapes are the signs of resources, relative to their centre.
var resourceShapes = map[string]string{
	rulebook.Food: "m-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z",
	rulebook.Wood: "m0-16l15 26h-30z",
	rulebook.Ore:  "m-11-11h22v22h-22z",
}

// city draws a house.
func (p *picture) city(at draw.Point) {
	p.Add(`<path fill="#222" d="`)
	p.Path().Stamp(at, "m-12 10v-14l12-11 12 11v14z")
	p.Add(`"/>`)
}

// guards draws the neutral units of an area: their number, and the letters of their type.
func (p *picture) guards(list []library.Neutrals, at draw.Point, city bool) {
	said := guardsSaid(list)
	if said == "" {
		return
	}
	if city {
		at = at.Add(draw.Pt(18, 0))
	}
	p.Add(`<path fill="#222" d="`) // as dark as lines: it keeps its ink in every print, as its white letters do
	p.Path().Stamp(at, "m-24-12h48v24h-48z")
	p.Add(`"/><g fill="#fff" font-size="16" font-weight="bold" text-anchor="middle">`)
	p.Text(at.Add(draw.Pt(0, 6)), said)
	p.Add(`</g>`)
}

// rune draws a token face down: its face stays hidden.
func (p *picture) rune(at draw.Point) {
	p.Add(`<path fill="#fff" stroke="#222" stroke-width="3" d="`)
	p.Path().Stamp(at, "m0-13l11 13-11 13-11-13z")
	p.Add(`"/>`)
}
