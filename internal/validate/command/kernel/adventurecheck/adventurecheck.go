// Package adventurecheck checks adventures of the kernel's games: the map, the armies, Leaders, victory conditions
// and prose.
package adventurecheck

import "muster/validate/check"

// All lists the checks. A check comes after those that it needs.
//
//newcheck:family medieval
func All() []*check.Check {
	return []*check.Check{
		unknownMap(),
		unknownBox(),
		unknownUnit(),
		unknownHex(),
		missingSide(),
		noUnits(),
		impassableHex(),
		occupiedHex(),
		leadersInHex(),
		leaderEnemy(),
		unitBlocks(),
		bowMarker(),
		blocks(),
		blocksByType(),
		leaderBlocks(),
		bowMarkers(),
		command(),
		tokens(),
		victoryMissing(),
		objectiveHex(),
		exitHex(),
		bannersUnreachable(),
		lastTurn(),
		tooLarge(),
		farSide(),
		prosePlaceholder(),
		proseHex(),
		proseContradiction(),
		bannersUnused(),
		enemyBaseline(),
		commander(),
		leadersMissing(),
	}
}
