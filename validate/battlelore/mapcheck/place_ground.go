package mapcheck

import (
	"fmt"
	"slices"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// placeGround: a landmark or lair lies where it cannot. R-074, BL-LMK-02, BL-LMK-08: it needs an empty hex, which is
// bare countryside; a lair that names its own grounds lies on those.
func placeGround() *check.Check {
	return &check.Check{
		Code: "map/place-ground", Severity: diag.Error, Kind: kinds.Map,
		Rules: []string{"BL-LMK-02", "BL-LMK-08", "R-074"},
		Needs: append(grounds(), library.NeedsRules, "/features", "/places", "map/unknown-feature", "map/stacked"),
		Run: pass.Run(onField(func(p *pass.Pass, f *field.Field) {
			for _, s := range places(f) {
				c := f.Cell(s.hex)
				allowed, fits := openGrounds(f.Rules), c.Ground.Open
				if len(s.terrain.On) > 0 {
					allowed, fits = s.terrain.On, slices.Contains(s.terrain.On, c.Ground.ID)
				}
				switch {
				case !fits:
					p.Report(check.Finding{
						At:      p.Doc.Value(s.ptr),
						Message: fmt.Sprintf("%s cannot lie on %s (%s)", s.terrain.ID, c.Ground.ID, s.label),
						Help:    fmt.Sprintf("move it to %s", wording.List(allowed, "or")),
						Related: []diag.Related{groundOf(p, f, s.hex)},
					})
				case c.Feature != nil && c.Ground.Open:
					p.Report(check.Finding{
						At:      p.Doc.Value(s.ptr),
						Message: fmt.Sprintf("%s cannot share %s with %s", s.terrain.ID, s.label, c.Feature.ID),
						Help:    "move one of the two: a landmark or lair needs an empty hex",
					})
				}
			}
		})),
	}
}

// openGrounds lists the grounds that count as empty.
func openGrounds(rules *rulebook.Rulebook) []string {
	var out []string
	for _, t := range rules.Layer(rulebook.Ground) {
		if t.Open {
			out = append(out, t.ID)
		}
	}
	return out
}
