package battlelore

import (
	"muster/validate/battlelore/cardcheck"
	"muster/validate/battlelore/pass"
	"muster/validate/battlelore/playcheck"
	"muster/validate/check"
	command "muster/validate/command/playcheck"
)

// Measures lists the measures of warnings for which a project may set bounds of its own, by their ids.
func Measures() []check.Threshold {
	return check.OpenThresholds(pass.Limits(), cardcheck.Targets(), command.Limits(), playcheck.Limits())
}
