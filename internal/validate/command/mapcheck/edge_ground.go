package mapcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// EdgeGround: a cliff side is drawn on a hex that is no cliff. CTA-TER-01, R-154: only cliffs have marked sides.
func (g *Game) EdgeGround() *check.Check {
	return &check.Check{
		Code: "map/edge-ground", Severity: diag.Error, Kind: g.Kind,
		Rules: g.Cites["map/edge-ground"],
		Needs: g.needs(append(Grounds(), "/edges")),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			for _, e := range edges(f) {
				ground := f.Cell(e.hex).Ground
				if len(e.kind.On) == 0 || slices.Contains(e.kind.On, ground.ID) {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(e.ptr + "/at"),
					Message: fmt.Sprintf(
						"a %s side needs %s, but %s is %s",
						e.kind.ID,
						wording.List(e.kind.On, "or"),
						e.label,
						ground.ID,
					),
					Help:    fmt.Sprintf("change the ground to %s, or remove the edge", wording.List(e.kind.On, "or")),
					Related: []diag.Related{GroundOf(p.Doc, f, e.hex)},
				})
			}
		})),
	}
}
