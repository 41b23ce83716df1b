package mapcheck

import (
	"muster/engine/battlelore/kinds"
	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownPlace: [[places]] names something that is neither a landmark nor a lair.
func unknownPlace() *check.Check {
	return &check.Check{
		Code: "map/unknown-place", Severity: diag.Error, Kind: kinds.Map,
		Needs: []string{check.NeedsRules, "/board", "/places", "map/unknown-board"},
		Run:   onFaults(field.UnknownPlace, wrongLayer(rulebook.Landmark, rulebook.Lair)),
	}
}
