// Package playcheck holds the checks that let an adventure be played many times: whether its games come to an end, who
// wins them, and which of its units, objectives, terrain and rules ever matter. Every finding comes with its numbers
// and, where a game shows it, with that game's seed; limits.toml says from which share on it is told.
// How a battle is played is the engine's; what can be seen without playing is for the other families.
package playcheck

import "muster/validate/check"

// All lists the checks. A check stands behind those whose findings explain its own.
func All() []*check.Check {
	return []*check.Check{
		noStart(),

		noChoice(),
		endless(),
		stall(),
		tooShort(),
		tooLong(),
		objectiveDecides(),
		bannersOutOfReach(),
		lopsided(),
		playerDecides(),

		unitStuck(),
		unitIdle(),
		unitUninvolved(),
		objectiveUntaken(),
		objectiveUncontested(),
		terrainUntrodden(),
		landmarkUnused(),
		ruleUnused(),
		cardUnused(),
	}
}
