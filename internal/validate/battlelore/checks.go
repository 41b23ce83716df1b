// Package battlelore lists the checks of BattleLore. It holds those of maps, sweeps and played adventures: checks on
// landmarks, lairs and special rules, and those of the whole family of games. The other families have their own
// packages; package pass supplies their view of a definition.
package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/adventurecheck"
	"muster/internal/validate/battlelore/cardcheck"
	"muster/internal/validate/battlelore/deploycheck"
	"muster/internal/validate/battlelore/rulebookcheck"
	"muster/validate/check"
)

// Checks lists every check of BattleLore by family. Within a family a check comes after those that it needs.
func Checks() []*check.Check {
	return check.Of(rulebook.GameName, slices.Concat(
		rulebookcheck.All(),
		MapChecks(),
		cardcheck.All(),
		adventurecheck.Checks(),
		deploycheck.All(),
		playChecks(),
		Sweeps(),
		Results(),
		Styles(),
	))
}
