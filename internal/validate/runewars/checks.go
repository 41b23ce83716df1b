// Package runewars lists the checks of Runewars: of its rulebooks, realms, scenarios and battles. Each family has its
// own package; package pass supplies their view of a definition.
package runewars

import (
	"slices"

	"muster/internal/engine/runewars/library"
	"muster/internal/validate/runewars/battlecheck"
	"muster/internal/validate/runewars/playcheck"
	"muster/internal/validate/runewars/realmcheck"
	"muster/internal/validate/runewars/rulebookcheck"
	"muster/internal/validate/runewars/scenariocheck"
	"muster/validate/check"
)

// Checks lists every check of the game by family. Within a family a check comes after those that it needs.
func Checks() []*check.Check {
	return check.Of(library.Name, slices.Concat(rulebookcheck.All(), realmcheck.All(), scenariocheck.All(),
		battlecheck.All(), playcheck.All()))
}
