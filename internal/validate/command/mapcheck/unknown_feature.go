package mapcheck

import (
	"muster/internal/engine/command/field"
	"muster/schema/diag"
	"muster/validate/check"
)

// UnknownFeature: [[features]] names something that is no feature.
func (g *Game) UnknownFeature() *check.Check {
	return &check.Check{
		Code: "map/unknown-feature", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{g.NeedsRules, "/board", "/features", "map/unknown-board"}),
		Run:   g.Run(onFaults(field.UnknownFeature, wrongLayer(field.Feature))),
	}
}
