// Package battlelore is the list of the checks of BattleLore: of its rulebooks, maps, deployment sets and adventures.
// Each family is a package of its own; what their checks see of a definition is package pass.
package battlelore

import (
	"slices"

	"muster/validate/adventurecheck"
	"muster/validate/cardcheck"
	"muster/validate/check"
	"muster/validate/deploycheck"
	"muster/validate/mapcheck"
	"muster/validate/playcheck"
	"muster/validate/rulebookcheck"
)

// Checks lists every check of BattleLore's, family by family. Within a family a check stands behind those that it needs.
func Checks() []*check.Check {
	return slices.Concat(
		rulebookcheck.All(),
		mapcheck.All(),
		cardcheck.All(),
		adventurecheck.All(),
		deploycheck.All(),
		playcheck.All(),
	)
}
