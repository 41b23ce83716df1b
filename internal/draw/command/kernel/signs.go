package kernel

import (
	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/maps/hex"
)

// Signs are blocks and their parts, for lists and for the map legend. In lists they are next to their names, so screen
// readers read only the name.

const (
	signTail = `" viewBox="-44 -46 92 88" role="img" aria-hidden="true" font-family="Helvetica, Arial, sans-serif">`
	signHead = `<svg xmlns="http://www.w3.org/2000/svg" class="sign` + signTail
	iconHead = `<svg xmlns="http://www.w3.org/2000/svg" class="icon` + signTail
)

// AppendIcon draws one unit's block.
func AppendIcon(b []byte, rules *rulebook.Rulebook, t Token) []byte {
	return append(appendBlock(append(b, iconHead...), rules, t), "</svg>"...)
}

// AppendLeaderIcon draws a Leader's block.
func AppendLeaderIcon(b []byte, camp boards.Camp) []byte {
	return append(appendLeader(append(b, iconHead...), camp), "</svg>"...)
}

// Emblem draws an empty block of a side.
func Emblem(camp boards.Camp) string {
	return string(appendSquare([]byte(`<svg xmlns="http://www.w3.org/2000/svg" class="emblem`+signTail), camp)) + "</svg>"
}

// ClassSign returns the sign of a class.
func ClassSign(rules *rulebook.Rulebook, id string) string {
	return string(appendClass([]byte(signHead+`<g transform="scale(1.9)">`), rules, id)) + "</g></svg>"
}

// MountedSign returns the sign of mounted units.
func MountedSign() string { return shape(draw.Horseman) }

// BowSign returns the sign of units that fire.
func BowSign() string { return shape(draw.WeaponGlyph("bow")) }

func shape(d string) string {
	return signHead + `<path fill="` + draw.Ink + `" transform="scale(1.2)" d="M0 0` + d + `"/></svg>`
}

// LeaderSign returns a Leader's crown.
func LeaderSign() string {
	return signHead + `<path fill="#f3c136" stroke="` + draw.Ink + `" stroke-width="3" transform="scale(1.3)" d="M0 0` +
		draw.Silhouette("crown") + `"/></svg>`
}

// ObjectiveSign returns the star of an objective.
func ObjectiveSign(short string) string {
	out := signHead + `<g text-anchor="middle" font-weight="bold" font-size="17" transform="scale(1.5)">` +
		command.ObjectiveStar
	if short != "" {
		out += `<text y="6" fill="` + draw.Ink + `">` + draw.Escape(draw.Shorten(short, 2)) + `</text>`
	}
	return out + `</g></svg>`
}

// ExitSign returns the arrow of an exit.
func ExitSign() string {
	return signHead + `<path transform="translate(0 84) scale(1.8)" fill="#fff" stroke="` + draw.Ink +
		`" stroke-width="3" d="M0 0` + command.ExitArrow + `"/></svg>`
}

// Tile draws one hex of a terrain; water shows the flow directions of its piece.
func Tile(rules *rulebook.Rulebook, t *rulebook.Terrain, flow []hex.Dir) string {
	return command.Tile(&rules.Tables, t, flow)
}
