package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/field"
	"muster/schema/diag"
	"muster/validate/check"
)

// RiverBend: a river turns back, with its two arms on adjacent sides of a hex. No tile bends that sharply.
func (g *Game) RiverBend() *check.Check {
	return &check.Check{
		Code: "map/river-bend", Severity: diag.Warning, Kind: g.Kind,
		Needs: g.needs(append(Grounds(), "map/baselines-cut-off")),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			c := courses(p)
			for _, h := range c.Bends {
				p.Report(check.Finding{
					At: Cell(p.Doc, f, h),
					Message: fmt.Sprintf("the %s turns too sharply at %s: its arms are adjacent (%s)",
						f.Cell(h).Ground.ID, f.Hexes.Label(h), sides(c.Near(h).List())),
					Help: "spread the bend over two hexes: no tile turns so sharply",
				})
			}
		})),
	}
}
