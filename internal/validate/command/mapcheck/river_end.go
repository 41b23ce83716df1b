package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/field"
	"muster/schema/diag"
	"muster/validate/check"
)

// RiverEnd: a river ends inside the board outside of a marsh. No tile shows a spring.
func (g *Game) RiverEnd() *check.Check {
	return &check.Check{
		Code: "map/river-end", Severity: diag.Warning, Kind: g.Kind,
		Needs: g.needs(append(Grounds(), "map/baselines-cut-off")),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			for _, h := range courses(p).Ends {
				p.Report(check.Finding{
					At:      Cell(p.Doc, f, h),
					Message: fmt.Sprintf("the %s stops at %s, inside the board", f.Cell(h).Ground.ID, f.Hexes.Label(h)),
					Help:    "extend it to the edge of the board or into a marsh",
				})
			}
		})),
	}
}
