package battlelore

import (
	"muster/validate/battlelore/cardcheck"
	"muster/validate/battlelore/pass"
	"muster/validate/battlelore/playcheck"
	"muster/validate/check"
	command "muster/validate/command/playcheck"
)

// Measures lists the warning thresholds that a project may change, by id.
func Measures() []check.Threshold {
	return check.OpenThresholds(pass.Limits(), cardcheck.Targets(), command.Limits(), playcheck.Limits())
}
