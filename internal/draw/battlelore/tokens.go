package battlelore

import (
	"muster/draw"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// The shape of a token shows its camp: a swallow-tailed pennon for the Pennants, a square banner for the Standards
// (BL-SETUP-02). Both hang on a pole at the left and cover the middle of a hex.
const (
	pennonShape = "m-40-34h88l-17 33 17 33h-88z"
	bannerShape = "m-40-34h80v66h-80z"
	poleShape   = "m-42-35v67"
	tokenDrop   = 3 // below the middle, so that the hex's label stays free
)

// The height of a token's letters: at least 8 pt on a board as wide as a printed page.
const (
	rankLetters = "29"
	markLetters = "25"
)

// hatch returns the heraldic hatching of a colour: vertical lines for red, horizontal ones for blue, diagonal ones for
// green. It goes by the rank of the banner, which is how the rulebook orders the colours.
func hatch(rank int) string {
	switch rank {
	case 3:
		return "m-31-34v66m9-66v66m9-66v66m9-66v66m9-66v66m9-66v66m9-66v66"
	case 2:
		return "m-40-25h78m-78 9h76m-76 9h72m-72 9h71m-71 9h75m-75 9h78m-78 9h78"
	case 1:
		return "m-39-21l12-12m-12 27l27-27m-27 42l42-42m-42 57l57-57m-49 64l64-64" +
			"m-49 64l54-54m-39 54l30-30m-15 30l20-20m-5 20l9-9"
	}
	return ""
}

func (p *picture) tokens() {
	for _, t := range p.scene.tokens() {
		title := p.scene.Language.Called(rowName(t.Unit.Name, t.Unit.ID)) + ", " +
			p.scene.Language.Called(t.Camp.Soldiers()) + playerNumber(t) + ", " + p.Board.Label(t.Hex)
		p.Piece(t.Hex, func() { p.token(p.Centre(t.Hex).Add(draw.Pt(0, tokenDrop)), t, title) })
	}
}

// token draws one unit. Its banner colour is shown three times: by the fill, the letter and the hatching.
func (p *picture) token(at draw.Point, t Token, title string) {
	p.Num(`<g transform="translate(`, at.X)
	p.Num(" ", at.Y)
	p.Add(`)"`)
	if t.Ghost {
		p.Add(` opacity=".5"`)
	}
	p.Add("><title>", draw.Escape(title), "</title>")
	p.Bytes = appendToken(p.Bytes, p.rules, t)
	p.Add("</g>\n")
}

// appendToken writes the token round the origin.
func appendToken(b []byte, rules *rulebook.Rulebook, t Token) []byte {
	shape := bannerShape
	if t.Camp == boards.Pennant {
		shape = pennonShape
	}
	colour, rank := "#777777", 0
	if banner := rules.Banners.Get(t.Unit.Banner); banner != nil {
		colour, rank = draw.Fill(banner.Colour, colour), banner.Rank
	}
	add := func(parts ...string) {
		for _, s := range parts {
			b = append(b, s...)
		}
	}
	dash := ""
	if t.Ghost {
		dash = `" stroke-dasharray="7 5`
	}
	add(`<path opacity=".3" d="M4 5`, shape, `"/>`)
	add(`<path fill="none" stroke="`, draw.Ink, `" stroke-width="6" stroke-linecap="round" d="M0 0`, poleShape, `"/>`)
	add(
		`<path `, draw.Cloth, `fill="`,
		colour,
		`" stroke="`,
		draw.Ink,
		`" stroke-width="4" stroke-linejoin="round`,
		dash,
		`" d="M0 0`,
		shape,
		`"/>`,
	)
	letters := "#fff"
	if draw.Light(colour) {
		letters = draw.Ink
	}
	if h := hatch(rank); h != "" {
		add(`<path `, draw.Hatched, `fill="none" stroke="`, letters, `" stroke-opacity=".3" stroke-width="2" d="M0 0`, h,
			`"/>`)
	}
	add(`<g fill="`, letters, `" stroke="`, outline(letters), `" stroke-width="2" stroke-linejoin="round"`,
		` paint-order="stroke">`)
	mark := tokenMark(rules, t.Unit)
	b = appendArms(b, rules, t.Unit, mark != "")
	add(`</g><g font-weight="bold" text-anchor="middle">`)
	add(`<text x="-26" y="-8" font-size="`, rankLetters, `" fill="`, letters, `" stroke="`, outline(letters),
		`" stroke-width="4" paint-order="stroke">`, bannerLetter(rules, t.Unit), `</text>`)
	if mark != "" {
		add(`<rect x="-40" y="7" width="44" height="25" fill="#fff" stroke="`, draw.Ink, `" stroke-width="3"/>`)
		add(`<text x="-18" y="28" font-size="`, markSize(mark), `" fill="`, draw.Ink, `">`, draw.Escape(mark), `</text>`)
	}
	add(`</g>`)
	if t.Mark != "" { // between the names of the hexes below
		add(`<rect x="-33" y="36" width="66" height="17" rx="5" fill="#fff" stroke="`, draw.Ink, `" stroke-width="2"/>`)
		add(`<text y="49" font-size="13.4" text-anchor="middle" fill="`, draw.Ink, `">`,
			draw.Escape(draw.Shorten(t.Mark, 11)), `</text>`)
	}
	if t.Ally {
		add(allyToken)
	}
	return b
}

// allyToken is an alliance token (VAR-RA-01): it hangs at the middle of the pole, between the letters.
const allyToken = `<circle cx="-45" cy="-2" r="8.5" fill="#f3c136" stroke="` + draw.Ink + `" stroke-width="3"/>` +
	`<text x="-45" y="3" font-size="14" font-weight="bold" text-anchor="middle" fill="` + draw.Ink + `">2</text>`

// playerNumber distinguishes a camp's second player from its first.
func playerNumber(t Token) string {
	if t.Ally {
		return " 2"
	}
	return ""
}
