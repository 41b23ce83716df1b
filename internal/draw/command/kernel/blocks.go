package kernel

import (
	"strconv"

	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/rulebook"
)

// A block is a square. Three signs show its side: the colour, the bar at the side's edge, and the letters, large for
// the top side and small for the bottom side. The shape and colour of a sign show its class: a circle, a triangle, a
// square, as on the die.
const (
	blockShape = "m-36-34h72v68h-72z"
	drop       = 3 // below the middle, so that the hex's label stays free

	// ledGroup begins the Leader of a unit: small, at the upper right corner of its block, clear of letters.
	ledGroup = `<g transform="translate(46 -20) scale(.48)">`
)

// blocksLeft is the number of a unit's blocks: at the lower left corner, next to its letters.
var blocksLeft = command.Number{At: draw.Pt(-41, 24), Radius: 13}

// cloths are the colours of the sides' blocks, by boards.Camp.
var cloths = [boards.Camps]string{boards.Pennant: "#f3e3bd", boards.Standard: "#c3d3df"}

// bars are at the edge of a block at which its side sits.
var bars = [boards.Camps]string{boards.Pennant: "m-36-34h72v9h-72z", boards.Standard: "m-36 25h72v9h-72z"}

// classSigns are the shapes of the classes by rank, low enough to leave a gap to the letters below.
var classSigns = []string{
	1: "m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0z", 2: "m0-17l18 29h-36z", 3: "m-14-14h28v28h-28z",
}

// otherSign is the sign of a class without a shape of its own.
const otherSign = "m0-17l17 17-17 17-17-17z"

// appendBlock writes a unit's block round the origin.
func appendBlock(b []byte, rules *rulebook.Rulebook, t Token) []byte {
	add := func(parts ...string) {
		for _, s := range parts {
			b = append(b, s...)
		}
	}
	b = appendSquare(b, t.Camp)
	rise := 4 // away from the bar
	if t.Camp == boards.Standard {
		rise = -5
	}
	y := strconv.Itoa(rise - 11)
	add(`<g transform="translate(-17 `, y, `)">`)
	b = appendClass(b, rules, t.Unit.Class)
	add(`</g><g fill="`, draw.Ink, `">`)
	if t.Unit.Arm == rulebook.Mounted {
		add(`<path transform="translate(15 `, y, `) scale(.5)" d="M0 0`, draw.Horse, `"/>`)
	}
	if t.Unit.Missile(t.Bow) {
		x, size := "15", ".5"
		if t.Unit.Arm == rulebook.Mounted { // next to the horse
			x, y, size = "27", strconv.Itoa(rise+18), ".32"
		}
		add(`<path transform="translate(`, x, ` `, y, `) scale(`, size, `)" d="M0 0`, draw.WeaponGlyph("bow"), `"/>`)
	}
	add(`<text x="`, nameAt(t), `" y="`, strconv.Itoa(rise+27), `" font-size="29" font-weight="bold"`,
		` text-anchor="middle">`, draw.Escape(letters(t.Camp, Mark(t.Unit))), `</text></g>`)
	if t.Blocks > 0 {
		b = blocksLeft.Append(b, t.Blocks, "")
	}
	if t.Mark != "" {
		add(`<rect x="-44" y="29" width="88" height="21" rx="6" fill="#fff" stroke="`, draw.Ink, `" stroke-width="2"/>`,
			`<text y="45" font-size="16" text-anchor="middle" fill="`, draw.Ink, `">`, draw.Escape(draw.Shorten(t.Mark, 14)),
			`</text>`)
	}
	return b
}

// nameAt returns the position of a block's letters: the middle, or next to the bow of a mounted unit.
func nameAt(t Token) string {
	if t.Unit.Arm == rulebook.Mounted && t.Unit.Missile(t.Bow) {
		return "-4"
	}
	return "0"
}

// appendSquare writes an empty block of a side.
func appendSquare(b []byte, camp boards.Camp) []byte {
	for _, s := range []string{
		`<path opacity=".3" d="M4 5`, blockShape, `"/><path `, draw.Cloth, `fill="`, cloths[camp], `" stroke="`, draw.Ink,
		`" stroke-width="4" stroke-linejoin="round" d="M0 0`, blockShape, `"/><path fill="`, draw.Ink, `" d="M0 0`, bars[camp],
		`"/>`,
	} {
		b = append(b, s...)
	}
	return b
}

// appendClass writes the sign of a class round the origin, with its letter.
func appendClass(b []byte, rules *rulebook.Rulebook, id string) []byte {
	colour, shape, letter := "#777777", otherSign, ""
	if c := rules.Classes.Get(id); c != nil {
		colour, letter = draw.Fill(c.Colour, colour), c.Letter
		if c.Rank > 0 && c.Rank < len(classSigns) {
			shape = classSigns[c.Rank]
		}
	}
	for _, s := range []string{
		`<path fill="`, colour, `" stroke="`, draw.Ink, `" stroke-width="3" stroke-linejoin="round" d="M0 0`, shape, `"/>`,
	} {
		b = append(b, s...)
	}
	if letter == "" || shape == otherSign {
		return b
	}
	ink, rim := "#fff", draw.Ink
	if draw.Light(colour) {
		ink, rim = draw.Ink, "#fff"
	}
	for _, s := range []string{
		`<text y="9" font-size="27" font-weight="bold" text-anchor="middle" fill="`, ink, `" stroke="`, rim,
		`" stroke-width="3" paint-order="stroke">`, draw.Escape(draw.Shorten(letter, 1)), `</text>`,
	} {
		b = append(b, s...)
	}
	return b
}

// appendLeader writes a Leader's block round the origin: a crown, and no class.
func appendLeader(b []byte, camp boards.Camp) []byte {
	b = appendSquare(b, camp)
	y := "5"
	if camp == boards.Standard {
		y = "-3"
	}
	for _, s := range []string{
		`<path fill="#f3c136" stroke="`, draw.Ink, `" stroke-width="3" stroke-linejoin="round" transform="translate(0 `, y,
		`)" d="M0 0`, draw.Silhouette("crown"), `"/>`,
	} {
		b = append(b, s...)
	}
	return b
}
