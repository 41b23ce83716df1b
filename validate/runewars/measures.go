package runewars

import (
	"muster/validate/measure"
	"muster/validate/runewars/playcheck"
)

// Measures lists the measures of warnings for which a project may set bounds of its own, by their ids.
func Measures() []measure.Measure { return measure.Open(playcheck.Limits()) }
