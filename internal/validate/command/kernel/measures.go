package kernel

import (
	command "muster/internal/validate/command/playcheck"
	"muster/validate/check"
)

// Measures lists the warning thresholds that a project may change, by id.
func Measures() []check.Threshold { return check.OpenThresholds(command.Limits(), PlayLimits()) }
