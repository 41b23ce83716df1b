package armies

import (
	"muster/engine/battlelore/rulebook"
	"muster/validate/check"
)

// councilCheck fills in what the checks on councils have in common.
func councilCheck(c check.Check) *check.Check {
	c.Kind = rulebook.KindAdventure
	c.Needs = append([]string{"/type"}, c.Needs...)
	return &c
}
