package mapcheck

import (
	"muster/engine/battlelore/kinds"
	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownFeature: [[features]] names something that is no feature.
func unknownFeature() *check.Check {
	return &check.Check{
		Code: "map/unknown-feature", Severity: diag.Error, Kind: kinds.Map,
		Needs: []string{check.NeedsRules, "/board", "/features", "map/unknown-board"},
		Run:   onFaults(field.UnknownFeature, wrongLayer(rulebook.Feature)),
	}
}
