// Package adventurecheck holds the checks on adventures: what they name, where their units stand, whether the boxes
// hold the figures, councils, landmarks, who moves first, how the battle is won, special rules,
// and Call to Arms.
// It judges an adventure as it is written. What comes out when it is played is not its business, nor are its map and
// sets, which have checks of their own.
package adventurecheck

import "muster/validate/check"

// All lists the checks on adventures. A check stands behind those that it needs.
func All() []*check.Check {
	return []*check.Check{
		// What the adventure names.
		unknownMap(),
		unknownUnit(),
		unknownHex(),
		unknownBox(),
		boxTwice(),
		unknownLandmark(),

		// The boxes.
		boxesMissMap(),
		epicBox(),
		bearers(),
		figures(),
		banners(),

		// The armies.
		missingSide(),
		noUnits(),
		bothUnitsAndCards(),
		alliesPair(),
		alliesUnits(),
		impassableHex(),
		occupiedHex(),
		farSide(),

		// Councils and cards.
		tooLarge(),
		councilMissing(),
		councilLevel(),
		councilSplit(),
		councilSum(),
		creatureLevel(),
		creatureAbsent(),
		commandCards(),
		commandCardsMissing(),
		medievalLore(),

		// Landmarks and lairs.
		landmarkRights(),
		landmarkRows(),
		stronghold(),
		lair(),
		placeTiles(),
		landmarkBanned(),
		landmarkIdle(),
		landmarkRoom(),
		tooManyPlaces(),

		// Who moves first, and how the battle is won.
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

		// Special rules.
		ruleEmpty(),
		ruleEffectCheck(),
		ruleTarget(),
		exitHex(),
		lastTurnCheck(),
		giftHex(),
		giftNever(),
		giftSize(),
		holdTurn(),

		// Call to Arms.
		ctaUnknownSet(),
		boxesMissSet(),
		ctaCamp(),
		ctaCreature(),
		ctaSets(),
		ctaModeBoard(),
		ctaFirst(),
		ctaReserve(),

		// How it plays and reads.
		balance(),
		scale(),
		emptyProse(),
		longProse(),
	}
}
