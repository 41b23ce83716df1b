// Package councils holds the checks on War Councils, on the creatures that take their levels, and on the cards that an
// adventure deals; and on what is too large to be played.
package councils

import "muster/validate/check"

// All lists the checks. A check stands behind those that it needs.
func All() []*check.Check {
	return []*check.Check{
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
	}
}
