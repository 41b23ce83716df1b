package runewars

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"muster/draw"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

// layer is one path of a sign, round its middle.
type layer struct{ style, path string }

// Names of signs for Sign, in addition to the resources of the rulebook.
const (
	TownSign  = "town"
	TokenSign = "token"
)

// Sign draws a painted sign round the origin, for legends.
func Sign(name string) string {
	list := paintedResources[name]
	switch name {
	case TownSign:
		list = town
	case TokenSign:
		list = token
	}
	p := &picture{}
	for _, x := range list {
		p.stamps(x.style, x.path, []draw.Point{{}})
	}
	return string(p.Bytes)
}

// town is a walled town, as paths round its middle, the lowest first.
var town = []layer{
	{`fill="#2b1d0a" fill-opacity=".3"`, "m-16 15l3-14h33l4 6v8z"},
	{`fill="#f6ead0" ` + fine, "m-17 5v-10h12v10zm13 0v-17h9v17zm10 0v-9h11v9z"},
	{`fill="#c2573c" ` + fine, "m-20-5l9-9 9 9zm14-7l7-9 7 9zm11 8l9-9 8 9z"},
	{`fill="#d3c7ae" ` + fine, "m-20 14v-12h4v3h4v-3h4v3h4v-3h8v3h4v-3h4v3h4v-3h4v12z"},
	{`fill="` + draw.Ink + `"`, "m-4 14v-6q4-6 8 0v6z"},
}

const fine = `stroke="` + draw.Ink + `" stroke-width="1" stroke-linejoin="round"`

// token is a rune token that lies face down, as paths round its middle.
var token = []layer{
	{`fill="#2b1d0a" fill-opacity=".35"`, "m3-10l10 14-10 14-10-14z"},
	{`fill="#f7ecd2" stroke="` + draw.Ink + `" stroke-width="3" stroke-linejoin="round"`, "m0-14l10 14-10 14-10-14z"},
	{`fill="none" stroke="#9a6a1e" stroke-width="2"`, "m0-7l5 7-5 7-5-7z"},
}

// pieces draws the towns and rune tokens, then the plates of neutral units.
func (p *picture) pieces() {
	var towns, runes []draw.Point
	hasRune := p.runes()
	for i := range p.Realm.Spots {
		if s := &p.Realm.Spots[i]; s.Area.City {
			at := p.at(p.Realm.Board.Spots[i].At).Add(draw.Pt(0, 33))
			if len(s.Neutrals) > 0 {
				at.X -= 18
			}
			towns = append(towns, at)
		}
	}
	for i := range hasRune {
		if hasRune[i] {
			runes = append(runes, p.at(p.Realm.Board.Spots[i].At).Add(draw.Pt(39, 0)))
		}
	}
	for _, x := range town {
		p.stamps(x.style, x.path, towns)
	}
	for _, x := range token {
		p.stamps(x.style, x.path, runes)
	}
}

// runes reports for each area whether a rune token lies there.
func (p *picture) runes() []bool {
	out := make([]bool, len(p.Realm.Spots))
	for i := range p.Realm.Runes {
		if a := p.Realm.Runes[i].Area; a >= 0 && a < len(out) {
			out[a] = true
		}
	}
	return out
}

// stamps draws a shape at each of some points.
func (p *picture) stamps(style, shape string, at []draw.Point) {
	p.stroke(style, func(d *draw.Path) {
		for _, q := range at {
			d.Stamp(q, shape)
		}
	})
}

// halo is the style of names on painted ground.
const halo = `fill="` + draw.Ink + `" stroke="#fff" stroke-width="5" stroke-linejoin="round" paint-order="stroke"` +
	` font-weight="bold" text-anchor="middle"`

// labels draws the yields, neutral units and name of each area, over everything else.
func (p *picture) labels() {
	hasRune := p.runes()
	for i := range p.Realm.Spots {
		s := &p.Realm.Spots[i]
		c := p.at(p.Realm.Board.Spots[i].At)
		p.Add(`<g><title>`, draw.Escape(s.Label+": "+p.Realm.Says(i)), `</title>`)
		yield := c.Add(draw.Pt(0, -6))
		if hasRune[i] && len(yields(s.Area)) > 1 {
			yield.X -= 9
		}
		p.yield(s.Area, yield)
		p.plate(s.Neutrals, c.Add(draw.Pt(0, 26)), s.Area.City)
		p.Add(`<g font-size="20" `, halo, `>`)
		p.Text(c.Add(draw.Pt(0, -26)), s.Label)
		p.Add("</g></g>\n")
	}
}

// plate draws the neutral units of an area on a dark plate.
func (p *picture) plate(list []library.Neutrals, at draw.Point, city bool) {
	if len(list) == 0 {
		return
	}
	said := guardsSaid(list)
	width := 10*utf8.RuneCountInString(said) + 6
	if city {
		at.X += 20
	}
	p.Add(`<path fill="#222" stroke="#efe3c6" stroke-width="1" d="`)
	p.Path().Move(at.Add(draw.Pt(-width/2, -12)))
	p.Num("h", width)
	p.Num("q4 0 4 4v16q0 4-4 4h", -width)
	p.Add(`q-4 0-4-4v-16q0-4 4-4z"/><g fill="#fff" font-size="17" font-weight="bold" text-anchor="middle">`)
	p.Text(at.Add(draw.Pt(0, 6)), said)
	p.Add(`</g>`)
}

// guardsSaid returns the neutral units of an area in letters: their number, and the letters of their type.
func guardsSaid(list []library.Neutrals) string {
	var said []string
	for _, n := range list {
		mark := n.Row.Mark
		if mark == "" {
			mark = n.Row.ID[:min(2, len(n.Row.ID))]
		}
		said = append(said, strconv.Itoa(n.Count)+" "+mark)
	}
	return strings.Join(said, " ")
}

// paintedResources are the signs of resources on painted ground: a loaf of grain, a fir, a block of stone. Their
// outlines are those of the flat signs.
var paintedResources = map[string][]layer{
	rulebook.Food: {
		{`fill="#f7dc82" stroke="` + draw.Ink + `" stroke-width="2"`, "m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"},
		{`fill="none" stroke="#a87a1c" stroke-width="2" stroke-linecap="round"`, "m-9 5q9 9 18 0m-14-14q5-3 10 0"},
	},
	rulebook.Wood: {
		{`fill="#7a5531"`, "m-3 10h6v5h-6z"},
		{`fill="#a8d08a" stroke="` + draw.Ink + `" stroke-width="2" stroke-linejoin="round"`,
			"m0-18l9 12h-3l10 16h-32l10-16h-3z"},
	},
	rulebook.Ore: {
		{`fill="#d5d9de" stroke="` + draw.Ink + `" stroke-width="2" stroke-linejoin="round"`,
			"m-12-8l4-4h17l3 4v17l-3 3h-18l-3-3z"},
		{`fill="none" stroke="#7d858e" stroke-width="2"`, "m-8 10h16m2-2v-15"},
	},
}
