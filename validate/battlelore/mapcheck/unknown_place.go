package mapcheck

import (
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// unknownPlace: [[places]] names something that is neither a landmark nor a lair.
func unknownPlace() *check.Check {
	return &check.Check{
		Code: "map/unknown-place", Severity: diag.Error, Kind: kinds.Map,
		Needs: []string{library.NeedsRules, "/board", "/places", "map/unknown-board"},
		Run:   pass.Run(onFaults(field.UnknownPlace, wrongLayer(rulebook.Landmark, rulebook.Lair))),
	}
}
