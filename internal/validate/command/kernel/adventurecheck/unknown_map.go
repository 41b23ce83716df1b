package adventurecheck

import (
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/refcheck"
	"muster/validate/check"
)

// unknownMap: an adventure is fought on a map, so its map must be among the files or in the library.
func unknownMap() *check.Check {
	return refcheck.UnknownDefinition(rulebook.KindMap, "map", check.Check{
		Code: "medieval/unknown-map", Kind: rulebook.KindAdventure,
		Needs: []string{"/map"},
	})
}
