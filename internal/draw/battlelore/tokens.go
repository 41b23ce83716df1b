package battlelore

import (
	"muster/draw"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// The shape of a token shows its camp: a swallow-tailed pennon for the Pennants, a square banner for the Standards
// (BL-SETUP-02). Both hang on a pole at the left and cover the middle of a hex.
const (
	pennonShape = "m-34-36h78l-19 31 19 31h-78z"
	bannerShape = "m-34-36h68v62h-68z"
	poleShape   = "m-36-40v76"
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
		return "m-27-36v62m9-62v62m9-62v62m9-62v62m9-62v62m9-62v62"
	case 2:
		return "m-34-28h58m-58 9h54m-54 9h52m-52 9h52m-52 9h54m-54 9h58"
	case 1:
		return "m-34-22l12-14m-12 27l24-27m-24 40l36-40m-36 53l48-53m-48 62l55-60m-43 60l44-48m-30 48l31-34"
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
	b = appendArms(b, rules, t.Unit)
	add(`</g><g font-weight="bold" text-anchor="middle">`)
	add(`<text x="-23" y="-14" font-size="`, rankLetters, `" fill="`, letters, `" stroke="`, outline(letters),
		`" stroke-width="4" paint-order="stroke">`, bannerLetter(rules, t.Unit), `</text>`)
	if mark := tokenMark(rules, t.Unit); mark != "" {
		add(`<rect x="-43" y="-8" width="41" height="24" rx="4" fill="#fff" stroke="`, draw.Ink, `" stroke-width="2"/>`)
		add(`<text x="-23" y="11" font-size="`, markLetters, `" fill="`, draw.Ink, `">`, draw.Escape(mark), `</text>`)
	}
	add(`</g>`)
	if t.Mark != "" {
		note, box, middle := draw.Shorten(t.Mark, 14), `x="-44" y="29" width="88"`, `y="45" font-size="16"`
		if t.Ally { // the alliance token covers its beginning
			note, box, middle = draw.Shorten(t.Mark, 10), `x="-24" y="29" width="72"`, `x="14" y="45" font-size="14"`
		}
		add(`<rect `, box, ` height="21" rx="6" fill="#fff" stroke="`, draw.Ink, `" stroke-width="2"/>`)
		add(`<text `, middle, ` text-anchor="middle" fill="`, draw.Ink, `">`, draw.Escape(note), `</text>`)
	}
	if t.Ally {
		add(allyToken)
	}
	return b
}

// allyToken is an alliance token (VAR-RA-01): it hangs at the foot of the pole, clear of objectives and arms.
const allyToken = `<circle cx="-33" cy="31" r="12" fill="#f3c136" stroke="` + draw.Ink + `" stroke-width="3"/>` +
	`<text x="-33" y="37" font-size="17" font-weight="bold" text-anchor="middle" fill="` + draw.Ink + `">2</text>`

// playerNumber distinguishes a camp's second player from its first.
func playerNumber(t Token) string {
	if t.Ally {
		return " 2"
	}
	return ""
}

// appendArms writes class and weapon: mounted units show a horse and a smaller weapon, creatures a claw; a unit whose
// row names its own picture has that instead.
func appendArms(b []byte, rules *rulebook.Rulebook, u *rulebook.Unit) []byte {
	symbol := weaponSymbol(rules, u)
	weapon := draw.WeaponGlyph(symbol)
	add := func(transform, d string) {
		b = append(b, `<path transform="translate(`...)
		b = append(b, transform...)
		b = append(b, `" d="M0 0`...)
		b = append(b, d...)
		b = append(b, `"/>`...)
	}
	own := draw.Silhouette(u.Symbol)
	switch {
	case own != "" && u.Creature():
		add(`4 -4) scale(.87)`, own)
	case u.Creature():
		add(`11 -5)`, draw.Claw)
	case own != "" || u.Class == rulebook.Mounted:
		if own != "" {
			add(`13 5) scale(.65)`, own)
		} else {
			add(`9 -1)`, draw.Horse)
		}
		if weapon != "" {
			add(`26 -20) scale(.5)`, weapon)
		}
	case weapon != "":
		add(`10 -5)`, weapon)
	default:
		b = append(b, `<text x="14" y="8" font-size="36" text-anchor="middle">`...)
		b = append(b, initial(symbol, "?")...)
		b = append(b, `</text>`...)
	}
	return b
}
