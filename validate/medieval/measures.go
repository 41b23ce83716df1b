package medieval

import (
	command "muster/validate/command/playcheck"
	"muster/validate/measure"
	"muster/validate/medieval/playcheck"
)

// Measures lists the measures of warnings for which a project may set bounds of its own, by their ids.
func Measures() []measure.Measure { return measure.Open(command.Limits(), playcheck.Limits()) }
