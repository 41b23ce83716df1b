// Package runewars is the list of the checks of Runewars: of its rulebooks, realms, scenarios and battles. Each family
// is a package of its own; what their checks see of a definition is package pass.
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

// Checks lists every check of the game's, family by family. Within a family a check stands behind those that it needs.
func Checks() []*check.Check {
	return check.Of(library.Name, slices.Concat(rulebookcheck.All(), realmcheck.All(), scenariocheck.All(),
		battlecheck.All(), playcheck.All()))
}
