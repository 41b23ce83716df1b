package words

import (
	"muster/internal/engine/command/field"
	"muster/maps/hex"
)

// Ground is the board of a definition, and what stands on it. It answers questions about hexes.
type Ground struct {
	Field *field.Field // linked, with its hexes
	Units hex.Set      // hexes with a unit
	Stock func() Stock // the tiles of its map
	// Rule returns the id of the rule by which a feature or a place lies on some grounds only; "" for none.
	Rule func(t *field.Terrain) string
}
