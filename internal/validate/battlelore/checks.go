// Package battlelore lists the checks of BattleLore: of its rulebooks, maps, deployment sets, adventures and sweeps.
// Each family has its own package; package pass supplies their view of a definition.
package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/adventurecheck"
	"muster/internal/validate/battlelore/cardcheck"
	"muster/internal/validate/battlelore/deploycheck"
	"muster/internal/validate/battlelore/mapcheck"
	"muster/internal/validate/battlelore/playcheck"
	"muster/internal/validate/battlelore/rulebookcheck"
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
