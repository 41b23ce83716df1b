package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/field"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// CliffWithoutSide: a cliff hex has no cliff side. R-154: its unmarked sides are a hill's, so all of it is a hill.
func (g *Game) CliffWithoutSide() *check.Check {
	return &check.Check{
		Code: "map/cliff-without-side", Severity: diag.Warning, Kind: g.Kind,
		Rules: g.Cites["map/cliff-without-side"],
		Needs: g.needs(append(Grounds(), "/edges", "map/unknown-edge", "map/unknown-hex", "map/unknown-side")),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			type marked struct {
				hex  hex.Hex
				edge string
			}
			sides := map[marked]int{}
			for _, e := range edges(f) {
				sides[marked{e.hex, e.kind.ID}] += len(e.sides)
			}
			for h := range hex.Hex(f.Hexes.Len()) {
				ground := f.Cell(h).Ground
				if ground.Edges == "" || sides[marked{h, ground.Edges}] > 0 {
					continue
				}
				p.Report(check.Finding{
					At: Cell(p.Doc, f, h),
					Message: fmt.Sprintf("the %s at %s has no %s side, so it is treated as a hill", ground.ID,
						f.Hexes.Label(h), ground.Edges),
					Help: fmt.Sprintf("mark its sides with [[edges]] type = %q, or change it to a hill", ground.Edges),
				})
			}
		})),
	}
}
