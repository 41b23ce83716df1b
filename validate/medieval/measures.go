package medieval

import (
	"muster/validate/check"
	command "muster/validate/command/playcheck"
	"muster/validate/medieval/playcheck"
)

// Measures lists the measures of warnings for which a project may set bounds of its own, by their ids.
func Measures() []check.Threshold { return check.OpenThresholds(command.Limits(), playcheck.Limits()) }
