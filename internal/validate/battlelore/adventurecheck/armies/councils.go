package armies

import "muster/validate/check"

// CouncilChecks lists the checks on War Councils. A check comes after those that it needs.
func CouncilChecks() []*check.Check {
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
