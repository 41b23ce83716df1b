package adventurecheck

import (
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/refcheck"
	"muster/validate/check"
)

// unknownMap: an adventure is fought on a map (BL-SETUP-01), so its map must be among the files or in the library.
func unknownMap() *check.Check {
	return refcheck.UnknownDefinition(rulebook.KindMap, "map", check.Check{
		Code: "adventure/unknown-map", Kind: rulebook.KindAdventure,
		Rules: []string{"BL-SETUP-01"},
		Needs: []string{"/map"},
	})
}
