// Package armies holds the checks on the armies of an adventure: who fields units, and where they stand.
package armies

import "muster/validate/check"

// All lists the checks. A check stands behind those that it needs.
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
