package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// tileTwice: there is one of each tile (RW-CHK-01, RW-SETUP-03).
func tileTwice() *check.Check {
	return &check.Check{
		Code: "realm/tile-twice", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-03", "RW-CHK-01"},
		Needs: []string{library.NeedsRules},
		Run: pass.Run(func(p *pass.Pass) {
			for _, t := range placedTwice(p) {
				p.Report(check.Finding{
					At: p.Doc.Value(t.ptr + "/tile"), Message: fmt.Sprintf("tile %s is listed twice", t.id),
					Help: "use another tile", Related: related(p, t.first+"/tile", "its first place"),
				})
			}
		}),
	}
}

// twice is a tile whose id was placed before.
type twice struct{ id, ptr, first string }

// placedTwice lists the tiles that are placed again.
func placedTwice(p *pass.Pass) []twice {
	var out []twice
	first := map[string]string{}
	for i := range p.Linked.Laid {
		laid := &p.Linked.Laid[i]
		if laid.Home != library.None {
			continue
		}
		if before, again := first[laid.Row.ID]; again {
			out = append(out, twice{laid.Row.ID, laid.Ptr, before})
			continue
		}
		first[laid.Row.ID] = laid.Ptr
	}
	return out
}
