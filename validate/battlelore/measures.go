package battlelore

import (
	"muster/validate/battlelore/adventurecheck/limits"
	"muster/validate/battlelore/cardcheck"
	"muster/validate/battlelore/playcheck"
	command "muster/validate/command/playcheck"
	"muster/validate/measure"
)

// Measures lists the measures of warnings for which a project may set bounds of its own, by their ids.
func Measures() []measure.Measure {
	return measure.Open(limits.All(), cardcheck.Targets(), command.Limits(), playcheck.Limits())
}
