package battlelore

import (
	"slices"
	"sync"

	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// List icons are next to their names, so screen readers read only the name.

// Icon draws one unit's token as on the map, for lists.
func Icon(rules *rulebook.Rulebook, u *rulebook.Unit, camp boards.Camp) string {
	return TokenIcon(rules, Token{Camp: camp, Unit: u})
}

// TokenIcon is Icon with additional marks of the token.
func TokenIcon(rules *rulebook.Rulebook, t Token) string {
	return string(AppendIcon(make([]byte, 0, 2<<10), rules, t))
}

// AppendIcon is TokenIcon for a caller with a buffer.
func AppendIcon(b []byte, rules *rulebook.Rulebook, t Token) []byte {
	b = append(b, `<svg xmlns="http://www.w3.org/2000/svg" class="icon" viewBox="-47 -45 100 92" role="img"`...)
	b = append(b, ` aria-hidden="true" font-family="Helvetica, Arial, sans-serif">`...)
	b = appendToken(b, rules, t)
	return append(b, "</svg>"...)
}

// Emblem draws a camp's banner without a unit: the Pennants' pennon or the Standards' square.
func Emblem(camp boards.Camp) string {
	shape := bannerShape
	if camp == boards.Pennant {
		shape = pennonShape
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" class="emblem" viewBox="-47 -45 100 92" role="img"` +
		` aria-hidden="true"><path stroke="` + draw.Ink + `" stroke-width="6" stroke-linecap="round" d="M0 0` + poleShape +
		`"/><path fill="` + draw.Paper + `" stroke="` + draw.Ink + `" stroke-width="5" stroke-linejoin="round" d="M0 0` + shape +
		`"/></svg>`
}

// Tile draws one hex of a terrain, for the list of components. Water with several flow directions shows them:
// StraightFlow for a straight piece, BendFlow for a curve.
func Tile(rules *rulebook.Rulebook, t *rulebook.Terrain, flow []hex.Dir) string {
	if rules != rulebook.Base() || rules.Terrain.Get(t.ID) != t { // no row of the shipped rulebook
		return command.Tile(&rules.Tables, t, flow)
	}
	key := tileKey{t.ID, slices.Equal(flow, command.BendFlow())}
	if made, ok := baseTiles.Load(key); ok {
		return made.(string)
	}
	made := command.Tile(&rules.Tables, t, flow)
	baseTiles.Store(key, made)
	return made
}

// tileKey identifies a tile of the shipped rulebook; its water may bend.
type tileKey struct {
	id   string
	bent bool
}

// baseTiles caches drawn tiles of the shipped rulebook: most sheets have the same.
var baseTiles sync.Map

// StraightFlow returns the flow directions of a straight river piece.
func StraightFlow() []hex.Dir { return command.StraightFlow() }

// BendFlow returns those of a curve.
func BendFlow() []hex.Dir { return command.BendFlow() }
