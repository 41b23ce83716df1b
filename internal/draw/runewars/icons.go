package runewars

import (
	"strconv"
	"strings"

	"muster/draw"
	"muster/internal/engine/runewars/rulebook"
)

// Icons are signs for lists, dials, cards and tokens. Screen readers skip an icon next to its name. Icons differ by
// outline or letters, never by colour alone.

const iconTail = `viewBox="-50 -50 100 100" role="img" aria-hidden="true" font-family="Helvetica, Arial, sans-serif">`

// icon returns a sign as a picture of its own.
func icon(class, body string) string {
	return `<svg xmlns="http://www.w3.org/2000/svg" class="` + class + `" ` + iconTail + body + `</svg>`
}

// shapePaths are the outlines of unit bases, relative to their centre.
var shapePaths = map[string]string{
	rulebook.Triangle:  "M0-44L46 36H-46z",
	rulebook.Circle:    "M-42 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0z",
	rulebook.Rectangle: "M-46-28H46V28H-46z",
	rulebook.Hexagon:   "M-46 0L-23-40H23L46 0L23 40H-23z",
}

// unitSign draws a unit type: the letters of its mark on its base.
func unitSign(u *rulebook.Unit) string {
	mark := markOf(u)
	low := 12
	if u.Shape == rulebook.Triangle {
		low = 27
	}
	size := 34
	if len(mark) > 2 || u.Shape == rulebook.Triangle {
		size = 28
	}
	return `<path fill="#fff" stroke="#222" stroke-width="5" stroke-linejoin="round" d="` + shapeOf(u.Shape) + `"/>` +
		letters(mark, low, size, "#111")
}

// markOf returns the letters of a unit type.
func markOf(u *rulebook.Unit) string {
	mark := u.Mark
	if mark == "" {
		mark = u.ID[:min(2, len(u.ID))]
	}
	return draw.Shorten(mark, 3)
}

func shapeOf(shape string) string {
	if d := shapePaths[shape]; d != "" {
		return d
	}
	return shapePaths[rulebook.Circle]
}

// letters draws large letters in the middle of a sign.
func letters(text string, low, size int, fill string) string {
	return `<text y="` + strconv.Itoa(low) + `" font-size="` + strconv.Itoa(size) + `" font-weight="bold" fill="` + fill +
		`" text-anchor="middle">` + draw.Escape(text) + `</text>`
}

// UnitIcon draws a unit type: the letters of its mark on its base.
func UnitIcon(u *rulebook.Unit) string { return icon("icon", unitSign(u)) }

// ShapeIcon draws a shape of base.
func ShapeIcon(shape string) string {
	return icon("icon", `<path fill="#fff" stroke="#222" stroke-width="6" stroke-linejoin="round" d="`+shapeOf(shape)+`"/>`)
}

// Signs of the yields of dials, cities and cards other than units.
const (
	cardSign      = `<path fill="#fff" stroke="#222" stroke-width="5" stroke-linejoin="round" d="M-26-40H26V40H-26z"/>`
	influenceSign = `<path fill="#222" stroke="#222" stroke-width="5" stroke-linejoin="round" d="M0-42L11-14 41-13 17 6` +
		` 26 35 0 18-26 35-17 6-41-13-11-14z"/>`
	runeSign = `<path fill="#fff" stroke="#222" stroke-width="6" stroke-linejoin="round" d="M0-46L38 0 0 46-38 0z"/>`
)

// gift returns the sign of the yield of a dial's space.
func gift(gives string, rules *rulebook.Rulebook) string {
	switch gives {
	case rulebook.GivesInfluence:
		return influenceSign
	case rulebook.GivesTactics:
		return cardSign + letters("T", 15, 44, "#111")
	case rulebook.GivesQuests:
		return cardSign + letters("Q", 15, 44, "#111")
	}
	if u := rules.Units.Get(gives); u != nil {
		return unitSign(u)
	}
	return letters("?", 16, 50, "#111")
}

// InfluenceIcon returns a star.
func InfluenceIcon() string { return icon("icon", influenceSign) }

// TacticsIcon returns a card with a letter.
func TacticsIcon() string { return icon("icon", gift(rulebook.GivesTactics, nil)) }

func resourceSign(dial string) string {
	return `<path fill="#fff" stroke="#222" stroke-width="1.8" transform="scale(3)" d="M0 0` + resourceShapes[dial] + `"/>`
}

// Emblem draws the emblem of a faction: a shield with its letters. Each of the four shipped factions has its own
// division, by the order of their letters.
func Emblem(f *rulebook.Faction) string {
	mark := draw.Shorten(f.Mark, 2)
	return icon("emblem", shield(f)+letters(mark, 16, 46, "#111"))
}

const shieldPath = "M-38-44H38V2C38 26 18 40 0 48C-18 40-38 26-38 2z"

// shield draws the shield of a faction in its light colour. Evil factions have a broad rim, good ones a thin one.
func shield(f *rulebook.Faction) string {
	width := "4"
	if f.Alignment == rulebook.Evil {
		width = "11"
	}
	fill := draw.Shade(draw.Fill(f.Colour, "#999999"), 70)
	return `<path fill="` + fill + `" stroke="#222" stroke-width="` + width + `" stroke-linejoin="round" d="` + shieldPath +
		`"/>`
}

// Marked draws a plate of a faction with a few letters: for its tokens.
func Marked(f *rulebook.Faction, body string) string { return icon("icon", shield(f)+body) }

// Round draws a disc with letters.
func Round(text string) string {
	return icon("icon", `<circle r="44" fill="#fff" stroke="#222" stroke-width="4"/>`+
		letters(text, 14, 40-6*max(0, len(text)-2), "#111"))
}

// Signs of tokens. Each is a picture of its own.

// Rune draws the face of a rune token: a dragon rune has a filled star in its diamond, a false one an empty diamond
// with a bar.
func Rune(dragon bool) string { return icon("icon", runeFace(dragon)) }

func runeFace(dragon bool) string {
	if dragon {
		return runeSign + `<path fill="#222" transform="scale(.5)" d="M0-42L11-14 41-13 17 6 26 35 0 18-26 35-17` +
			` 6-41-13-11-14z"/>`
	}
	return runeSign + `<path stroke="#222" stroke-width="8" d="M-17 0H17"/>`
}

// RuneBack draws the back of a rune token, the same for both.
func RuneBack() string { return icon("icon", runeBack) }

const runeBack = `<path fill="#222" stroke="#222" stroke-width="6" stroke-linejoin="round" d="M0-46L38 0 0 46-38 0z"/>` +
	`<path fill="none" stroke="#fff" stroke-width="4" d="M0-26L21 0 0 26-21 0z"/>`

// Stronghold draws a tower with a faction's letters: whole, or with broken battlements.
func Stronghold(f *rulebook.Faction, damaged bool) string { return icon("icon", tower(f, damaged)) }

func tower(f *rulebook.Faction, damaged bool) string {
	walls := "M-34 44V-20H-40V-44H-24V-34H-8V-44H8V-34H24V-44H40V-20H34V44z"
	if damaged {
		walls = "M-34 44V-20H-40V-44H-24V-30L-6-14 4-26 14 2 34-6V44z"
	}
	return `<path fill="` + draw.Shade(draw.Fill(f.Colour, "#999999"), 70) +
		`" stroke="#222" stroke-width="5" stroke-linejoin="round" d="` + walls + `"/>` +
		letters(draw.Shorten(f.Mark, 2), 36, 38, "#111")
}

// City returns a house.
func City() string { return icon("icon", house) }

const house = `<path fill="#222" d="M-34 40V-8L0-42 34-8V40z"/><path fill="#fff" d="M-9 40V14H9V40z"/>`

// Damage draws a broken star.
func Damage() string {
	return icon("icon", `<path fill="#fff" stroke="#222" stroke-width="5" stroke-linejoin="round" d="M0-46L10-16 38-30 22-4`+
		` 48 8 20 14 24 44 0 24-24 44-20 14-48 8-22-4-38-30-10-16z"/>`)
}

// Desolation draws bare ground.
func Desolation() string { return icon("icon", bareGround) }

const bareGround = `<path fill="#fff" stroke="#222" stroke-width="5" stroke-linejoin="round" d="M-46-36H46V36H-46z"/>` +
	`<path fill="none" stroke="#222" stroke-width="4" d="M-46-6L-20 6-8-14 14 2 20-18 46-8M-20 6L-26 36M14 2L8 36M-8-14L-14-36"/>`

// Frost draws a crystal.
func Frost() string {
	return icon("icon", frost)
}

const frost = `<path fill="none" stroke="#222" stroke-width="6" stroke-linecap="round" d="M0-44V44M-38-22L38 22M38-22` +
	`L-38 22M-12-38L0-26 12-38M-12 38L0 26 12 38"/>`

// DestinySign draws a destiny symbol: a sun for gold, a half moon for silver, a ring with a bar for red.
func DestinySign(destiny string) string {
	switch destiny {
	case rulebook.Gold:
		var rays strings.Builder
		for i := range 8 {
			rays.WriteString(`<path transform="rotate(` + strconv.Itoa(45*i) + `)" d="M0-32L7-24-7-24z" stroke-width="5"/>`)
		}
		return icon("icon", `<g fill="#222" stroke="#222"><circle r="17"/>`+rays.String()+`</g>`)
	case rulebook.Silver:
		return icon("icon", `<path fill="#fff" stroke="#222" stroke-width="6" stroke-linejoin="round" d="M14-40A41 41 0 1 0 14`+
			` 40A33 33 0 0 1 14-40z"/>`)
	}
	return icon("icon", `<circle r="38" fill="#fff" stroke="#222" stroke-width="7"/>`+
		`<path stroke="#222" stroke-width="9" d="M-26 26L26-26"/>`)
}

// Letters draws a few letters in the middle of a token.
func Letters(text string) string { return letters(text, 16, 46, "#111") }

// Benefits draws the signs of the benefits that a city offers as a choice, with their numbers.
func Benefits(c *rulebook.City) string {
	var b strings.Builder
	n := min(len(c.Gives), 4)
	for i, g := range c.Gives[:n] {
		body := gift(g.What, new(rulebook.Rulebook))
		if g.What == rulebook.GivesUnits {
			body = `<path fill="#fff" stroke="#222" stroke-width="6" stroke-linejoin="round" d="` + shapeOf(g.Shape) + `"/>`
		}
		y := strconv.Itoa((2*i - n + 1) * 50 / max(n, 2))
		b.WriteString(`<g transform="translate(0 ` + y + `)"><g transform="translate(-20 0)">` +
			letters(strconv.Itoa(g.Count), 15, 40, "#111") + `</g><g transform="translate(18 0) scale(.4)">` + body + `</g></g>`)
	}
	if c.Rune {
		b.WriteString(`<g transform="translate(38 -36) scale(.25)">` + runeSign + `</g>`)
	}
	return icon("icon", b.String())
}

// Plate draws the emblem of a deck: its letter on a round plate.
func Plate(letter string) string {
	return icon("emblem", `<circle r="45" fill="#fff" stroke="#222" stroke-width="5"/><circle r="37" fill="none" stroke="#222" `+
		`stroke-width="2"/>`+letters(letter, 17, 48, "#111"))
}

// SeasonSign draws the sign of a season: a leaf, a sun, a sheaf of rays half down, a crystal.
func SeasonSign(season string) string {
	switch season {
	case rulebook.Spring:
		return icon("emblem", `<path fill="#fff" stroke="#222" stroke-width="5" stroke-linejoin="round" d="M0 44C-44 20-34-26 0-46C34-26`+
			` 44 20 0 44z"/><path fill="none" stroke="#222" stroke-width="4" d="M0 46V-24M0 20L-18 4M0 20L18 4M0-2L-13-14M0-2L13-14"/>`)
	case rulebook.Summer:
		var rays strings.Builder
		for i := range 12 {
			rays.WriteString(`<path transform="rotate(` + strconv.Itoa(30*i) + `)" d="M0-32V-46"/>`)
		}
		return icon("emblem", `<g fill="#fff" stroke="#222" stroke-width="5"><circle r="23"/>`+rays.String()+`</g>`)
	case rulebook.Fall:
		return icon("emblem", `<g fill="none" stroke="#222" stroke-width="5" stroke-linecap="round"><path d="M0 46V-40M0-20C-22-16-26-30`+
			`-24-40M0-20C22-16 26-30 24-40M0 2C-22 6-28-8-26-18M0 2C22 6 28-8 26-18M0 24C-22 28-28 14-26 4M0 24C22 28 28 14 26 4"/></g>`)
	}
	return icon("emblem", frost)
}
