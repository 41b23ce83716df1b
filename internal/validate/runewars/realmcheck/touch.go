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

// touch: two areas of every tile after the first touch two different placed areas (RW-SETUP-07, RW-CHK-03). A one-area
// tile that may lie alone has its own rule.
func touch() *check.Check {
	return &check.Check{
		Code: "realm/touch", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-07", "RW-CHK-03"},
		Needs: []string{"realm/unknown-name", "realm/overlap", "realm/home-tile"},
		Run: pass.Run(func(p *pass.Pass) {
			for i := range p.Linked.Laid {
				laid := &p.Linked.Laid[i]
				if i == 0 || laid.Home != library.None || laid.Row.Alone || i == 1 && p.Linked.Laid[0].Row.Alone {
					continue
				}
				own, earlier := p.Linked.Board.TouchesEarlier(i)
				if own >= 2 && earlier >= 2 {
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(laid.Ptr + "/at"),
					Message: fmt.Sprintf("%s touches earlier tiles with %s, and %s there", called(p, i),
						wording.Count(own, "area", "areas"), wording.Count(earlier, "area", "areas")),
					Help: "place it so that two of its areas touch two different areas of earlier tiles", Drawing: drawn(p, i),
				})
			}
		}),
	}
}
