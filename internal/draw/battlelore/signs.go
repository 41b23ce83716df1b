package battlelore

import (
	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/battlelore/rulebook"
)

// Signs are the parts of tokens and markers, for the map legend.

const signHead = `<svg xmlns="http://www.w3.org/2000/svg" class="sign" viewBox="-47 -45 100 92" role="img"` +
	` aria-hidden="true" font-family="Helvetica, Arial, sans-serif">`

// Rank draws the sign of a banner colour: a patch of it with its hatching and letter.
func Rank(rules *rulebook.Rulebook, b *rulebook.Banner) string {
	colour := draw.Fill(b.Colour, "#777777")
	letters := "#fff"
	if draw.Light(colour) {
		letters = draw.Ink
	}
	out := signHead + `<path ` + draw.Cloth + `fill="` + colour + `" stroke="` + draw.Ink + `" stroke-width="4" d="M0 0` +
		bannerShape + `"/>`
	if h := hatch(b.Rank); h != "" {
		out += `<path ` + draw.Hatched + `fill="none" stroke="` + letters + `" stroke-opacity=".3" stroke-width="2"` +
			` d="M0 0` + h + `"/>`
	}
	return out + `<text x="0" y="12" font-size="44" font-weight="bold" text-anchor="middle" fill="` + letters +
		`" stroke="` + outline(letters) + `" stroke-width="4" paint-order="stroke">` +
		bannerLetter(rules, &rulebook.Unit{Banner: b.ID}) + `</text></svg>`
}

// outline returns the outline colour of letters.
func outline(letters string) string {
	if letters == draw.Ink {
		return "#fff"
	}
	return draw.Ink
}

// ClassSign draws the sign of mounted units, or of creatures.
func ClassSign(class string) string {
	if class == rulebook.Creature {
		return shapeSign(draw.Claw)
	}
	return shapeSign(draw.Horseman)
}

// WeaponSign draws the sign of a weapon.
func WeaponSign(w *rulebook.Weapon) string {
	symbol := w.Symbol
	if symbol == "" {
		symbol = w.ID
	}
	if d := draw.WeaponGlyph(symbol); d != "" {
		return shapeSign(d)
	}
	return signHead + `<text x="0" y="16" font-size="48" font-weight="bold" text-anchor="middle" fill="` + draw.Ink + `">` +
		initial(symbol, "?") + `</text></svg>`
}

func shapeSign(d string) string {
	return signHead + `<path fill="` + draw.Ink + `" transform="scale(1.2)" d="M0 0` + d + `"/></svg>`
}

// UnitSign draws the picture of a unit whose row names one; "" for any other.
func UnitSign(u *rulebook.Unit) string {
	if d := draw.Silhouette(u.Symbol); d != "" {
		return shapeSign(d)
	}
	return ""
}

// RaceSign draws the letters of a race.
func RaceSign(r *rulebook.Race) string {
	return signHead + `<rect x="-42" y="-28" width="88" height="54" fill="#fff" stroke="` + draw.Ink +
		`" stroke-width="4"/><text x="2" y="17" font-size="50" font-weight="bold" text-anchor="middle" fill="` + draw.Ink +
		`">` + twoLetters(r.Mark) + `</text></svg>`
}

// AllySign draws an alliance token (VAR-RA-01).
func AllySign() string {
	return signHead + `<g transform="translate(110 2) scale(2.5)">` + allyToken + `</g></svg>`
}

// ObjectiveSign draws the star of an objective.
func ObjectiveSign(short string) string {
	out := signHead + `<g text-anchor="middle" font-weight="bold" font-size="17" transform="scale(1.5)">` + command.ObjectiveStar
	if short != "" {
		out += `<text y="6" fill="` + draw.Ink + `">` + draw.Escape(draw.Shorten(short, 2)) + `</text>`
	}
	return out + `</g></svg>`
}

// ExitSign draws the arrow of an exit.
func ExitSign() string {
	return signHead + `<path transform="translate(0 84) scale(1.8)" fill="#fff" stroke="` + draw.Ink +
		`" stroke-width="3" d="M0 0` + command.ExitArrow + `"/></svg>`
}
