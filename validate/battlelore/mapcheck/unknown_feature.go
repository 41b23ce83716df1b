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

// unknownFeature: [[features]] names something that is no feature.
func unknownFeature() *check.Check {
	return &check.Check{
		Code: "map/unknown-feature", Severity: diag.Error, Kind: kinds.Map,
		Needs: []string{library.NeedsRules, "/board", "/features", "map/unknown-board"},
		Run:   pass.Run(onFaults(field.UnknownFeature, wrongLayer(rulebook.Feature))),
	}
}
