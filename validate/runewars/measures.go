package runewars

import (
	"muster/validate/check"
	"muster/validate/runewars/playcheck"
)

// Measures lists the measures of warnings for which a project may set bounds of its own, by their ids.
func Measures() []check.Threshold { return check.OpenThresholds(playcheck.Limits()) }
