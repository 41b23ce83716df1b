package kernel

import (
	"muster/internal/validate/command/kernel/playcheck"
	command "muster/internal/validate/command/playcheck"
	"muster/validate/check"
)

// Measures lists the warning thresholds that a project may change, by id.
func Measures() []check.Threshold { return check.OpenThresholds(command.Limits(), playcheck.Limits()) }
