package mapcheck

import (
	"muster/internal/engine/command/field"
	"muster/schema/diag"
	"muster/validate/check"
)

// UnknownPlace: [[places]] names something that is neither a landmark nor a lair.
func (g *Game) UnknownPlace() *check.Check {
	return &check.Check{
		Code: "map/unknown-place", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{g.NeedsRules, "/board", "/places", "map/unknown-board"}),
		Run:   g.Run(onFaults(field.UnknownPlace, wrongLayer(field.Landmark, field.Lair))),
	}
}
