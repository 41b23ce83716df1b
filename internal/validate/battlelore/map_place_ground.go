package battlelore

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/field"
	"muster/internal/validate/command/mapcheck"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// placeGround: a landmark or lair is on an invalid hex. R-074, BL-LMK-02, BL-LMK-08: it needs an empty hex, which is
// bare countryside; a lair that names its own grounds lies on those.
func placeGround() *check.Check {
	return &check.Check{
		Code: "map/place-ground", Severity: diag.Error, Kind: rulebook.KindMap,
		Rules: []string{"BL-LMK-02", "BL-LMK-08", "R-074"},
		Needs: append(mapcheck.Grounds(), library.NeedsRules, "/features", "/places", "map/unknown-feature", "map/stacked"),
		Run: mapGame.Run(mapcheck.OnField(func(p *mapcheck.Pass, f *field.Field) {
			for _, s := range mapcheck.Places(f) {
				c := f.Cell(s.Hex)
				allowed := s.Terrain.On
				if len(allowed) == 0 {
					allowed = openGrounds(f.Rules)
				}
				switch {
				case !s.Terrain.LiesOn(c.Ground):
					p.Report(check.Finding{
						At:      p.Doc.Value(s.Ptr),
						Message: fmt.Sprintf("%s cannot be on %s (%s)", s.Terrain.ID, c.Ground.ID, s.Label),
						Help:    fmt.Sprintf("move it to %s", wording.List(allowed, "or")),
						Related: []diag.Related{mapcheck.GroundOf(p.Doc, f, s.Hex)},
					})
				case c.Feature != nil && c.Ground.Open:
					p.Report(check.Finding{
						At:      p.Doc.Value(s.Ptr),
						Message: fmt.Sprintf("%s cannot share %s with %s", s.Terrain.ID, s.Label, c.Feature.ID),
						Help:    "move one of the two: a landmark or lair needs an empty hex",
					})
				}
			}
		})),
	}
}

// openGrounds lists the grounds that count as empty.
func openGrounds(rules *field.Tables) []string {
	var out []string
	for _, t := range rules.Layer(rulebook.Ground) {
		if t.Open {
			out = append(out, t.ID)
		}
	}
	return out
}
