// Package adventurecheck checks adventures as written: names, places, armies, victory, prose.
//
// Other packages check how an adventure plays, its map and its sets. The checks on armies are in armies, those on
// victory in victory.
package adventurecheck

import (
	"slices"

	"muster/internal/validate/battlelore/adventurecheck/armies"
	"muster/internal/validate/battlelore/adventurecheck/victory"
	"muster/validate/check"
)

// Checks lists all checks on adventures by subject. A check comes after those that it needs.
func Checks() []*check.Check {
	return slices.Concat(
		referenceChecks(),
		armies.BoxChecks(),
		armies.All(),
		armies.CouncilChecks(),
		placeChecks(),
		victory.All(),
		victory.SpecialRuleChecks(),
		armies.CallToArmsChecks(),
		All(),
	)
}

// All lists the checks on the prose, size and written balance of an adventure. A check comes after those that it needs.
//
//newcheck:family adventure/adventurecheck
func All() []*check.Check {
	return []*check.Check{
		balance(),
		scale(),
		emptyProse(),
		longProse(),
		prosePlaceholder(),
		proseHex(),
		proseContradiction(),
	}
}
