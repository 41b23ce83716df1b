// Package adventurecheck holds the checks on adventures of Commands & Colors: Medieval: what they name, who stands
// where, whether the boxes hold it, and how the battle is won.
package adventurecheck

import "muster/validate/check"

// All lists the checks. A check stands behind those that it needs.
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
