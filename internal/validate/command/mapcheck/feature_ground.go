package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/maps/hex"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// FeatureGround: a feature is on ground that cannot have it. CTA-TER-04, CTA-SPC-02: stakes only on countryside and
// elevated ground; CTA-TER-06: a bridge spans a river.
func (g *Game) FeatureGround() *check.Check {
	return &check.Check{
		Code: "map/feature-ground", Severity: diag.Error, Kind: g.Kind,
		Rules: g.Cites["map/feature-ground"],
		Needs: g.needs(append(Grounds(), g.NeedsRules, "/features", "map/stacked")),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			for _, s := range features(f) {
				ground, on := f.Cell(s.Hex).Ground, s.Terrain.On
				help := fmt.Sprintf("change the ground to %s, or move the %s", wording.List(on, "or"), s.Terrain.ID)
				if len(on) == 0 { // any passable ground
					help = fmt.Sprintf("move the %s to passable ground", s.Terrain.ID)
				}
				if s.Terrain.LiesOn(ground) {
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(s.Ptr),
					Message: fmt.Sprintf("%s cannot be on %s (%s)", s.Terrain.ID, ground.ID, s.Label),
					Help:    help,
					Related: []diag.Related{GroundOf(p.Doc, f, s.Hex)},
				})
			}
		})),
	}
}

// GroundOf returns the location of the cell that gives a hex its ground.
func GroundOf(doc *schema.Document, f *field.Field, h hex.Hex) diag.Related {
	return check.Related(doc, Cell(doc, f, h), fmt.Sprintf("the ground of %s", f.Hexes.Label(h)))
}
