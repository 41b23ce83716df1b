// Package adventurecheck holds the checks on adventures as they are written: names, places, armies, victory, prose.
//
// What happens when an adventure is played, its map, its sets are the business of other packages. The checks on armies
// are in armies, those on victory in victory.
package adventurecheck

import (
	"slices"

	"muster/validate/battlelore/adventurecheck/armies"
	"muster/validate/battlelore/adventurecheck/victory"
	"muster/validate/check"
)

// Checks lists all checks on adventures, subject by subject. A check comes after those that it needs.
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

// All lists the checks on what an adventure says in prose, on its size, on its balance as written. A check comes after
// those that it needs.
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
