// Package runewars lists the checks of Runewars: of its rulebooks, realms, scenarios and battles. Each family has its
// own package; package pass supplies their view of a definition.
package runewars

import (
	"slices"

	"muster/engine/runewars/library"
	"muster/validate/check"
	"muster/validate/runewars/battlecheck"
	"muster/validate/runewars/playcheck"
	"muster/validate/runewars/realmcheck"
	"muster/validate/runewars/rulebookcheck"
	"muster/validate/runewars/scenariocheck"
)

// Checks lists every check of the game by family. Within a family a check comes after those that it needs.
func Checks() []*check.Check {
	return check.Of(library.Name, slices.Concat(rulebookcheck.All(), realmcheck.All(), scenariocheck.All(),
		battlecheck.All(), playcheck.All()))
}
