// Package cardcheck checks sets of Deployment cards, one check per file. It reports unreadable parts, proves that no
// draw runs short (CTA-04), and checks the design targets of a good set (targets.toml). It checks a set alone and in
// comparison with others; other packages check its use in adventures.
package cardcheck

import "muster/validate/check"

// All lists the checks on sets. Each comes after those that it needs.
//
//newcheck:family deploycards
func All() []*check.Check {
	return []*check.Check{
		unknownBoard(),
		unknownBox(),
		boxTwice(),

		cardCount(),
		cardNumbers(),
		legendSymbol(),
		unknownUnit(),
		rowCount(),
		rowCharacter(),
		rowSize(),
		unknownSymbol(),
		unusedLegend(),
		duplicateLetter(),

		guarantee(),
		unhiredRace(),
		creatureLevel(),
		fewUnits(),

		unitsACard(),
		baselineRoom(),
		missileRank(),
		mountedRank(),
		colours(),
		dice(),
		diceApart(),
		greenShare(),
		creatureCount(),
	}
}
