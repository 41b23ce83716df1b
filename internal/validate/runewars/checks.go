// Package runewars lists the checks of Runewars. It holds those of scenarios and battles, and of the games played of
// them and of realms. Packages realmcheck and rulebookcheck hold the others; package pass supplies their view of a
// definition.
package runewars

import (
	"slices"

	"muster/internal/engine/runewars/library"
	ai "muster/internal/engine/runewars/players"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/command/sweepcheck"
	"muster/internal/validate/runewars/realmcheck"
	"muster/internal/validate/runewars/rulebookcheck"
	"muster/validate/check"
)

// Checks lists every check of the game by family. Within a family a check comes after those that it needs.
func Checks() []*check.Check {
	return check.Of(library.Name, slices.Concat(rulebookcheck.All(), realmcheck.All(), scenarioChecks(),
		battleChecks(), playChecks(), Styles()))
}

// Styles lists the checks on styles.
func Styles() []*check.Check {
	g := &sweepcheck.Game{Title: rulebook.GameTitle, Players: ai.Names}
	return g.Styles()
}
