package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/schema/diag"
	"muster/validate/check"
)

// BaselinesCutOff: no path connects the two camps' baselines, so that the armies cannot meet. BL-RET-02, CTA-06:
// impassable ground stays impassable; CTA-TER-01: a cliff side is not crossed.
func (g *Game) BaselinesCutOff() *check.Check {
	return &check.Check{
		Code: "map/baselines-cut-off", Severity: diag.Error, Kind: g.Kind,
		Rules: g.Cites["map/baselines-cut-off"],
		Needs: g.needs(append(LinkedNeeds(), "map/feature-ground", "map/edge-ground")),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			from := f.Hexes.Baseline(boards.Pennant).Minus(f.Impassable)
			to := f.Hexes.Baseline(boards.Standard).Minus(f.Impassable)
			reach := f.Reach(from)
			if both := reach.And(to); from.Empty() || to.Empty() || !both.Empty() {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Value("/rows"),
				Message: fmt.Sprintf("there is no path from the %s baseline to the %s baseline",
					g.Sides[boards.Pennant], g.Sides[boards.Standard]),
				Help: "open a path: add a ford or a bridge, or remove cliff sides",
			})
		})),
	}
}

// LinkedNeeds lists the parts that must be valid before a check can compute where units can go.
func LinkedNeeds() []string {
	return append(Grounds(), "/features", "/edges", "/places", "map/unknown-feature", "map/unknown-edge",
		"map/unknown-place", "map/unknown-hex", "map/unknown-side", "map/stacked")
}
