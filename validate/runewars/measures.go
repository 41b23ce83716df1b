package runewars

import (
	"muster/validate/check"
	"muster/validate/runewars/playcheck"
)

// Measures lists the warning thresholds that a project may change, by id.
func Measures() []check.Threshold { return check.OpenThresholds(playcheck.Limits()) }
