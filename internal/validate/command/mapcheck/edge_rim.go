package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// EdgeRim: a cliff side faces out of the board, where it blocks nothing. CTA-TER-01: a side separates two hexes.
func (g *Game) EdgeRim() *check.Check {
	return &check.Check{
		Code: "map/edge-rim", Severity: diag.Error, Kind: g.Kind,
		Rules: g.Cites["map/edge-rim"],
		Needs: g.needs([]string{"/board", "/edges", "map/unknown-board"}),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			for _, e := range edges(f) {
				for i, side := range e.sides {
					d, known := hex.ParseDir(side)
					if !known || !e.kind.Drops || f.Hexes.Neighbour(e.hex, d) != hex.None {
						continue
					}
					p.Report(check.Finding{
						At:      p.Doc.Value(e.ptr + wording.Pointer("sides", i)),
						Message: fmt.Sprintf("the %s side %q of %s is at the edge of the board", e.kind.ID, side, e.label),
						Help:    "remove the side, or name one between two hexes",
					})
				}
			}
		})),
	}
}
