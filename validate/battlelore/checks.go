// Package battlelore lists the checks of BattleLore: of its rulebooks, maps, deployment sets, adventures and sweeps.
// Each family has its own package; package pass supplies their view of a definition.
package battlelore

import (
	"slices"

	"muster/engine/battlelore/rulebook"
	"muster/validate/battlelore/adventurecheck"
	"muster/validate/battlelore/cardcheck"
	"muster/validate/battlelore/deploycheck"
	"muster/validate/battlelore/mapcheck"
	"muster/validate/battlelore/playcheck"
	"muster/validate/battlelore/rulebookcheck"
	"muster/validate/check"
)

// Checks lists every check of BattleLore by family. Within a family a check comes after those that it needs.
func Checks() []*check.Check {
	return check.Of(rulebook.GameName, slices.Concat(
		rulebookcheck.All(),
		mapcheck.All(),
		cardcheck.All(),
		adventurecheck.Checks(),
		deploycheck.All(),
		playcheck.All(),
		All(),
	))
}
