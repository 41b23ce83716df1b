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
	blockShape = "m-36-34h72v66h-72z"
	drop       = 3 // below the middle, so that the hex's label stays free

	// ledShape is the plate of a unit's Leader: in the upper right corner of the hex, over the edge of the block.
	ledShape = "m24-55h30v21h-30z"
)

// blocksLeft is the number of a unit's blocks: at the lower left corner, next to its letters.
var blocksLeft = command.Number{At: draw.Pt(-38, 20), Radius: 11}

// cloths are the colours of the sides' blocks, by boards.Camp.
var cloths = [boards.Camps]string{boards.Pennant: "#f3e3bd", boards.Standard: "#c3d3df"}

// bars are at the edge of a block at which its side sits.
var bars = [boards.Camps]string{boards.Pennant: "m-36-34h72v7h-72z", boards.Standard: "m-36 25h72v7h-72z"}

// classSigns are the shapes of the classes by rank, low enough to leave a gap to the letters below.
var classSigns = []string{
	1: "m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0z", 2: "m0-15l17 27h-34z", 3: "m-13-13h26v26h-26z",
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
	y, name := -11, "28" // away from the bar
	if t.Camp == boards.Standard {
		y, name = -16, "22"
	}
	sign := strconv.Itoa(y)
	add(`<g transform="translate(-17 `, sign, `)">`)
	b = appendClass(b, rules, t.Unit.Class)
	add(`</g><g fill="`, draw.Ink, `">`)
	if arm, size := armSign(t), ".49"; arm != "" {
		if t.Unit.Arm != rulebook.Mounted {
			size, y = ".55", y-3
		}
		add(`<path transform="translate(17 `, strconv.Itoa(y+3), `) scale(`, size, `)" d="M0 0`, arm, `"/>`)
	}
	add(`<text y="`, name, `" font-size="28" font-weight="bold" text-anchor="middle">`,
		draw.Escape(letters(t.Camp, Mark(t.Unit))), `</text></g>`)
	if t.Blocks > 0 {
		b = blocksLeft.Append(b, t.Blocks, "")
	}
	return b
}

// armSign returns the picture of a unit's arm: a horseman, with a bow if the unit fires, or the bow of a unit on foot;
// "" for other foot.
func armSign(t Token) string {
	switch mounted, fires := t.Unit.Arm == rulebook.Mounted, t.Unit.Missile(t.Bow); {
	case mounted && fires:
		return draw.HorseArcher
	case mounted:
		return draw.Horseman
	case fires:
		return draw.WeaponGlyph("bow")
	}
	return ""
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
	at := "-5 4) scale(.88" // clear of a star
	if camp == boards.Standard {
		at = "-5 -2) scale(.88"
	}
	return appendCrown(appendSquare(b, camp), at)
}

// appendLed writes the Leader of a unit at its corner: a crown on a plate in the colour of its side.
func appendLed(b []byte, camp boards.Camp) []byte {
	for _, s := range []string{
		`<path `, draw.Cloth, `fill="`, cloths[camp], `" stroke="`, draw.Ink, `" stroke-width="3" stroke-linejoin="round"`,
		` d="M0 0`, ledShape, `"/>`,
	} {
		b = append(b, s...)
	}
	return appendCrown(b, "38 -43.5) scale(.38")
}

// appendCrown writes a crown at a transformation.
func appendCrown(b []byte, at string) []byte {
	for _, s := range []string{
		`<path fill="#f3c136" stroke="`, draw.Ink, `" stroke-width="3" stroke-linejoin="round" transform="translate(`, at,
		`)" d="M0 0`, draw.Silhouette("crown"), `"/>`,
	} {
		b = append(b, s...)
	}
	return b
}
