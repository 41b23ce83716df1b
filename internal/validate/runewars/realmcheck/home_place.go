package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// homePlace: two areas of a home realm cover the place of its marker (RW-SETUP-16, RW-CHK-10).
func homePlace() *check.Check {
	return &check.Check{
		Code: "realm/home-place", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-16", "RW-CHK-10"},
		Needs: []string{"realm/marker", "realm/overlap"},
		Run: pass.Run(func(p *pass.Pass) {
			for i := range p.Linked.Homes {
				h := &p.Linked.Homes[i]
				if h.Tile == library.None || len(h.Marker) != 2 {
					continue
				}
				covered := 0
				for _, m := range h.Marker {
					if a := p.Linked.Board.On(m); a != library.None && p.Linked.Board.Spots[a].Tile == h.Tile {
						covered++
					}
				}
				if covered < len(h.Marker) {
					p.Report(check.Finding{
						At:      p.Doc.Value(h.Ptr + "/at"),
						Message: fmt.Sprintf("the home realm covers only %s of its marker", wording.Count(covered, "hex", "hexes")),
						Help:    "move or turn it so that two of its areas cover the marker",
						Related: related(p, h.Ptr+"/marker", "the marker"), Drawing: drawn(p, h.Tile, h.Marker...),
					})
				}
			}
		}),
	}
}
