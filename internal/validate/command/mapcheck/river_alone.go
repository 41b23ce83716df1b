package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/field"
	"muster/schema/diag"
	"muster/validate/check"
)

// RiverAlone: one hex of water without adjacent water. No tile shows a pond.
func (g *Game) RiverAlone() *check.Check {
	return &check.Check{
		Code: "map/river-alone", Severity: diag.Warning, Kind: g.Kind,
		Needs: g.needs(append(Grounds(), "map/baselines-cut-off")),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			for _, h := range courses(p).Alone {
				p.Report(check.Finding{
					At: Cell(p.Doc, f, h),
					Message: fmt.Sprintf("the %s at %s is not connected to water or to the edge of the board",
						f.Cell(h).Ground.ID, f.Hexes.Label(h)),
					Help: "extend it, or change the ground: no tile shows a pond",
				})
			}
		})),
	}
}
