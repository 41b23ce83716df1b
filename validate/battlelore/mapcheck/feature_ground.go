package mapcheck

import (
	"fmt"
	"slices"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// featureGround: a feature lies on ground that cannot carry it. CTA-TER-04, CTA-SPC-02: stakes only on countryside and
// elevated ground; CTA-TER-06: a bridge spans a river.
func featureGround() *check.Check {
	return &check.Check{
		Code: "map/feature-ground", Severity: diag.Error, Kind: kinds.Map,
		Rules: []string{"CTA-TER-04", "CTA-TER-06", "CTA-SPC-02"},
		Needs: append(grounds(), library.NeedsRules, "/features", "map/stacked"),
		Run: pass.Run(onField(func(p *pass.Pass, f *field.Field) {
			for _, s := range features(f) {
				ground, on := f.Cell(s.hex).Ground, s.terrain.On
				help := fmt.Sprintf("make the ground %s, or move the %s", wording.List(on, "or"), s.terrain.ID)
				if len(on) == 0 { // any ground that can be entered
					help = fmt.Sprintf("move the %s to ground that can be entered", s.terrain.ID)
				}
				if slices.Contains(on, ground.ID) || len(on) == 0 && ground.Pass {
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(s.ptr),
					Message: fmt.Sprintf("%s cannot lie on %s (%s)", s.terrain.ID, ground.ID, s.label),
					Help:    help,
					Related: []diag.Related{groundOf(p, f, s.hex)},
				})
			}
		})),
	}
}

// groundOf points to the cell that gives a hex its ground.
func groundOf(p *pass.Pass, f *field.Field, h hex.Hex) diag.Related {
	return check.Related(p.Doc, cell(p, f, h), fmt.Sprintf("the ground of %s", f.Hexes.Label(h)))
}
