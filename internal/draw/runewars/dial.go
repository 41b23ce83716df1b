package runewars

import (
	"math"
	"slices"
	"strconv"

	"muster/draw"
	"muster/internal/engine/runewars/rulebook"
)

// Measures of a dial: the rim, the numbers, and the gifts of a space, from the rim inwards.
const (
	dialRim     = 156
	dialNumbers = 138
	dialHub     = 28
)

// giftPlaces are the distances of gifts from the centre, and their sizes: a sector is narrow there.
var giftPlaces = [...]struct {
	from  float64
	scale string
}{{103, ".46"}, {61, ".34"}, {39, ".15"}}

// dialPen draws a dial.
type dialPen struct{ draw.Canvas }

// Dial draws a dial of a faction as on its sheet: a space for each number from 0 to the maximum, clockwise from the
// top, with its gifts. The starting space has a broad rim and a filled number.
func Dial(f *rulebook.Faction, dial, title string, start, greatest int, rules *rulebook.Rulebook) string {
	p := &dialPen{}
	p.Add(`<svg xmlns="http://www.w3.org/2000/svg" class="dial" viewBox="-160 -160 320 320" role="img" `,
		`font-family="Helvetica, Arial, sans-serif"><title>`, draw.Escape(title), `</title>`)
	p.Num(`<circle fill="#fff" stroke="#222" stroke-width="3" r="`, dialRim)
	p.Add(`"/>`)
	spaces := greatest + 1
	each := 2 * math.Pi / float64(spaces)
	for i := range spaces {
		from, to := on(dialRim, float64(i)*each-each/2), on(dialRim, float64(i)*each+each/2)
		if i == start {
			p.Add(`<path fill="`, draw.Shade(draw.Fill(f.Colour, "#999999"), 70), `" stroke="#222" stroke-width="7" `,
				`stroke-linejoin="round" d="M0 0L`, from, `A156 156 0 0 1 `, to, `z"/>`)
		}
		p.Add(`<path stroke="#222" stroke-width="1.5" d="M0 0L`, from, `"/>`)
	}
	for i := range spaces {
		angle := float64(i) * each
		p.number(i, on(dialNumbers, angle), i == start)
		for at, gives := range spaceGives(f, dial, i) {
			if at == len(giftPlaces) {
				break
			}
			place := giftPlaces[at]
			p.Add(`<g transform="translate(`, on(place.from, angle), `) scale(`, place.scale, `)">`, gift(gives, rules), `</g>`)
		}
	}
	p.Num(`<circle fill="#fff" stroke="#222" stroke-width="3" r="`, dialHub)
	p.Add(`"/><g transform="scale(.42)">`, resourceSign(dial), "</g></svg>")
	return string(p.Bytes)
}

// number draws the number of a space; that of the starting space is filled.
func (p *dialPen) number(n int, at string, filled bool) {
	p.Add(`<g transform="translate(`, at, `)">`)
	ink := "#111"
	if filled {
		p.Add(`<circle r="14" fill="#222"/>`)
		ink = "#fff"
	}
	p.Add(letters(strconv.Itoa(n), 7, 20, ink), `</g>`)
}

// on returns the point at an angle, clockwise from the top.
func on(radius, angle float64) string {
	number := func(x float64) string { return strconv.FormatFloat(math.Round(x*10)/10+0, 'f', -1, 64) }
	return number(radius*math.Sin(angle)) + "," + number(-radius*math.Cos(angle))
}

// spaceGives returns the gifts of a space of a dial: units first.
func spaceGives(f *rulebook.Faction, dial string, space int) []string {
	var units, others []string
	for _, i := range f.Icons {
		if i.Dial != dial || !slices.Contains(i.At, space) {
			continue
		}
		if slices.Contains(rulebook.IconGifts(), i.Gives) {
			others = append(others, i.Gives)
		} else {
			units = append(units, i.Gives)
		}
	}
	return append(units, others...)
}
