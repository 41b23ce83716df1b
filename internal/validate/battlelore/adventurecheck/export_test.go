package adventurecheck

import (
	"slices"

	"muster/validate/check"
)

// Own lists the checks of this package alone.
func Own() []*check.Check { return slices.Concat(referenceChecks(), placeChecks(), All()) }
