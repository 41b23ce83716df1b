package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// RiverBranch: a river splits, or two meet. No tile shows more than two arms. A river that only runs next to itself is
// no branch: its hexes touch, and each still has one way in and one way out.
func (g *Game) RiverBranch() *check.Check {
	return &check.Check{
		Code: "map/river-branch", Severity: diag.Warning, Kind: g.Kind,
		Needs: g.needs(append(Grounds(), "map/baselines-cut-off")),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			c := courses(p)
			for _, h := range c.Forks {
				around := c.Near(h).List()
				p.Report(check.Finding{
					At: Cell(p.Doc, f, h),
					Message: fmt.Sprintf("the %s branches at %s: it has %s (%s)",
						f.Cell(h).Ground.ID, f.Hexes.Label(h), wording.Count(len(around), "arm", "arms"), sides(around)),
					Help: "reduce it to two arms: no tile shows more",
				})
			}
		})),
	}
}

// sides names sides of a hex.
func sides(list []hex.Dir) string {
	names := make([]string, len(list))
	for i, d := range list {
		names[i] = d.String()
	}
	return wording.List(names, "and")
}
