// Package victory holds the checks on who moves first, and on how the battle is won: banners, Epic victories,
// objectives.
package victory

import "muster/validate/check"

// All lists the checks. A check stands behind those that it needs.
func All() []*check.Check {
	return []*check.Check{
		firstEpic(),
		scoutTie(),
		victoryMissing(),
		bannersUnreachable(),
		alliesVictory(),
		epicVictoryValues(),
		epicVictory(),
		objectiveHex(),
		objectiveDouble(),
		objectiveValue(),
		objectiveHeld(),
		bannersUnused(),
	}
}
