// Package cardcheck holds the checks on sets of Deployment cards, one a file: what cannot be read, the proof that no
// draw ever runs short (CTA-04), and the design targets of a good set (targets.toml).
// It judges one set, and how it stands beside others; what an adventure makes of it is not its business.
package cardcheck

import "muster/validate/check"

// All lists the checks on sets. Each stands behind those that it needs.
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
