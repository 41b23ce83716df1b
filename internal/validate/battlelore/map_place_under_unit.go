package battlelore

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/field"
	"muster/internal/validate/command/mapcheck"
	"muster/schema/diag"
	"muster/validate/check"
)

// placeUnderUnit: a Stronghold is drawn on a map. BL-LMK-03, R-071: it goes under one of the owner's units, and a map
// has none, so the adventure must place it.
func placeUnderUnit() *check.Check {
	return &check.Check{
		Code: "map/place-under-unit", Severity: diag.Warning, Kind: rulebook.KindMap,
		Rules: []string{"BL-LMK-03", "R-071"},
		Needs: []string{"/board", "/places", "map/unknown-board"},
		Run: mapGame.Run(mapcheck.OnField(func(p *mapcheck.Pass, f *field.Field) {
			for _, s := range mapcheck.Places(f) {
				if s.Terrain.UnderUnit {
					p.Report(check.Finding{
						At:      p.Doc.Value(s.Ptr),
						Message: fmt.Sprintf("%s at %s must be under a unit, but a map has no units", s.Terrain.ID, s.Label),
						Help:    "move it to the landmarks of its side in the adventure",
					})
				}
			}
		})),
	}
}
