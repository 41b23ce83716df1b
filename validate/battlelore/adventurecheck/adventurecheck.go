// Package adventurecheck holds the checks on adventures: what they name, where their units stand, whether the boxes
// hold the figures, councils, landmarks, who moves first, how the battle is won, special rules,
// and Call to Arms.
// It judges an adventure as it is written. What comes out when it is played is not its business, nor are its map and
// sets, which have checks of their own.
package adventurecheck

import (
	"slices"

	"muster/validate/battlelore/adventurecheck/armies"
	"muster/validate/battlelore/adventurecheck/boxes"
	"muster/validate/battlelore/adventurecheck/calltoarms"
	"muster/validate/battlelore/adventurecheck/councils"
	"muster/validate/battlelore/adventurecheck/places"
	"muster/validate/battlelore/adventurecheck/reading"
	"muster/validate/battlelore/adventurecheck/references"
	"muster/validate/battlelore/adventurecheck/specials"
	"muster/validate/battlelore/adventurecheck/victory"
	"muster/validate/check"
)

// All lists the checks on adventures, subject by subject. A check stands behind those that it needs.
func All() []*check.Check {
	return slices.Concat(
		references.All(),
		boxes.All(),
		armies.All(),
		councils.All(),
		places.All(),
		victory.All(),
		specials.All(),
		calltoarms.All(),
		reading.All(),
	)
}
