package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// homesTouch: no area of a home realm is next to an area of another one (RW-SETUP-17, RW-CHK-10).
func homesTouch() *check.Check {
	return &check.Check{
		Code: "realm/homes-touch", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-17", "RW-CHK-10"},
		Needs: []string{"realm/unknown-name", "realm/overlap"},
		Run: pass.Run(func(p *pass.Pass) {
			b := p.Linked.Board
			told := map[[2]int]bool{}
			for i := range b.Spots {
				for d := tiles.N; d < tiles.Dirs; d++ {
					n := b.Spots[i].Next[d]
					if n == library.None {
						continue
					}
					own, other := p.Linked.Spots[i].Home, p.Linked.Spots[n].Home
					if own == library.None || other == library.None || other >= own || told[[2]int{own, other}] {
						continue
					}
					told[[2]int{own, other}] = true
					p.Report(check.Finding{
						At:      p.Doc.Value(p.Linked.Homes[own].Ptr + "/at"),
						Message: fmt.Sprintf("%s of this home realm is next to %s of another one", label(p, i), label(p, n)),
						Help:    "turn one of them, or place the markers farther apart",
						Related: related(p, p.Linked.Homes[other].Ptr+"/at", "the other one"),
						Drawing: p.Linked.Near(1, b.Spots[i].At, b.Spots[n].At),
					})
				}
			}
		}),
	}
}
