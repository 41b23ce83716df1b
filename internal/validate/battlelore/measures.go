package battlelore

import (
	"muster/internal/validate/battlelore/cardcheck"
	"muster/internal/validate/battlelore/pass"
	command "muster/internal/validate/command/playcheck"
	"muster/validate/check"
)

// Measures lists the warning thresholds that a project may change, by id.
func Measures() []check.Threshold {
	return check.OpenThresholds(pass.Limits(), cardcheck.Targets(), command.Limits(), PlayLimits())
}
