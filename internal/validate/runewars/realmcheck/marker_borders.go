package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	"muster/internal/validate/runewars/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// markerBorders: a marker touches at least three borders of areas without colour (RW-SETUP-11, RW-CHK-08).
func markerBorders() *check.Check {
	return &check.Check{
		Code: "realm/marker-borders", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-11", "RW-CHK-08"},
		Needs: []string{"realm/marker"},
		Run: pass.Run(func(p *pass.Pass) {
			b, least := p.Linked.Bare, p.Rules.Limit(rulebook.LimitOpenBorders).Least
			for i := range p.Linked.Homes {
				h := &p.Linked.Homes[i]
				if len(h.Marker) != 2 {
					continue
				}
				open := 0
				for _, m := range h.Marker {
					for d := tiles.N; d < tiles.Dirs; d++ {
						if n := b.On(m.Step(d)); n != library.None && b.Spots[n].Borders[d.Opposite()] == tiles.Open {
							open++
						}
					}
				}
				if open < least {
					p.Report(check.Finding{
						At: p.Doc.Value(h.Ptr + "/marker"),
						Message: fmt.Sprintf("the marker touches %s without colour (%d required)",
							wording.Count(open, "border", "borders"), least),
						Help: "move it to touch more of them", Drawing: p.Linked.Near(1, h.Marker...),
					})
				}
			}
		}),
	}
}
