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

// alone: a tile of one area touches two different areas with two of its sides (RW-T12-02). If it is placed first, the
// next tile touches two of its sides with two areas (RW-T12-01). RW-CHK-04.
func alone() *check.Check {
	return &check.Check{
		Code: "realm/alone", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-T12-01", "RW-T12-02", "RW-CHK-04"},
		Needs: []string{"realm/unknown-name", "realm/overlap", "realm/home-tile"},
		Run: pass.Run(func(p *pass.Pass) {
			for i := range p.Linked.Laid {
				laid := &p.Linked.Laid[i]
				switch {
				case laid.Home != library.None || i == 0:
				case laid.Row.Alone:
					if _, earlier := p.Linked.Board.TouchesEarlier(i); earlier < 2 {
						p.Report(check.Finding{
							At: p.Doc.Value(laid.Ptr + "/at"), Rules: []string{"RW-T12-02", "RW-CHK-04"},
							Message: fmt.Sprintf("%s touches %s of earlier tiles (at least 2 required)", called(p, i),
								wording.Count(earlier, "area", "areas")),
							Help: "place it so that two of its sides touch two different areas", Drawing: drawn(p, i),
						})
					}
				case i == 1 && p.Linked.Laid[0].Row.Alone:
					if own, _ := p.Linked.Board.TouchesEarlier(i); own < 2 || p.Linked.Board.Sides(i) < 2 {
						p.Report(check.Finding{
							At: p.Doc.Value(laid.Ptr + "/at"), Rules: []string{"RW-T12-01", "RW-CHK-04"},
							Message: fmt.Sprintf("%s touches %s with %s (2 required)", called(p, i), called(p, 0),
								wording.Count(own, "area", "areas")),
							Help: "place it so that two of its areas touch two sides of that tile", Drawing: drawn(p, i),
						})
					}
				}
			}
		}),
	}
}
