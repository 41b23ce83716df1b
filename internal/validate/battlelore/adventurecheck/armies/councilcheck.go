package armies

import (
	"muster/internal/engine/battlelore/rulebook"
	"muster/validate/check"
)

// councilCheck sets the common fields of the checks on councils.
func councilCheck(c check.Check) *check.Check {
	c.Kind = rulebook.KindAdventure
	c.Needs = append([]string{"/type"}, c.Needs...)
	return &c
}
