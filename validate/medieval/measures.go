package medieval

import (
	"muster/validate/check"
	command "muster/validate/command/playcheck"
	"muster/validate/medieval/playcheck"
)

// Measures lists the warning thresholds that a project may change, by id.
func Measures() []check.Threshold { return check.OpenThresholds(command.Limits(), playcheck.Limits()) }
