// Package victory checks how an adventure is won: first player, banners, objectives, special rules.
package victory

import "muster/validate/check"

// All lists the checks on victory. A check comes after those that it needs.
//
//newcheck:family adventure/victory
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
