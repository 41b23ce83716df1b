// Package armies checks the armies of an adventure: units, figures in the boxes, councils, card sets.
package armies

import "muster/validate/check"

// All lists the checks on units. A check comes after those that it needs.
//
//newcheck:family adventure/armies
func All() []*check.Check {
	return []*check.Check{
		missingSide(),
		noUnits(),
		bothUnitsAndCards(),
		alliesPair(),
		alliesUnits(),
		impassableHex(),
		occupiedHex(),
		farSide(),
	}
}
