package adventurecheck

import "muster/validate/check"

// referenceChecks lists the checks on references in an adventure. A check comes after those that it needs.
func referenceChecks() []*check.Check {
	return []*check.Check{
		unknownMap(),
		unknownUnit(),
		unknownHex(),
		unknownBox(),
		boxTwice(),
		unknownLandmark(),
	}
}
