package kernel

import (
	"muster/validate/check"
	"muster/validate/command/kernel/playcheck"
	command "muster/validate/command/playcheck"
)

// Measures lists the warning thresholds that a project may change, by id.
func Measures() []check.Threshold { return check.OpenThresholds(command.Limits(), playcheck.Limits()) }
