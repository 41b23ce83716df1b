package realmcheck

import (
	"fmt"

	"muster/engine/runewars/kinds"
	"muster/engine/runewars/library"
	"muster/engine/runewars/realm"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/runewars/pass"
)

// tileTwice: there is one of each tile (RW-CHK-01, RW-SETUP-03).
func tileTwice() *check.Check {
	return &check.Check{
		Code: "realm/tile-twice", Severity: diag.Error, Kind: kinds.Realm, Departs: true,
		Rules: []string{"RW-SETUP-03", "RW-CHK-01"},
		Needs: []string{library.NeedsRules},
		Run: pass.Run(func(p *pass.Pass) {
			first := map[string]string{}
			for i := range p.Linked.Laid {
				laid := &p.Linked.Laid[i]
				if laid.Home != realm.None {
					continue
				}
				if before, twice := first[laid.Row.ID]; twice {
					p.Report(check.Finding{
						At: p.Doc.Value(laid.Ptr + "/tile"), Message: fmt.Sprintf("tile %s lies there already", laid.Row.ID),
						Help: "lay another tile", Related: related(p, before+"/tile", "where it lies first"),
					})
					continue
				}
				first[laid.Row.ID] = laid.Ptr
			}
		}),
	}
}

// tileLaidTwice reports whether realm/tile-twice finds anything.
func tileLaidTwice(p *pass.Pass) bool {
	seen := map[string]bool{}
	for i := range p.Linked.Laid {
		if laid := &p.Linked.Laid[i]; laid.Home == realm.None {
			if seen[laid.Row.ID] {
				return true
			}
			seen[laid.Row.ID] = true
		}
	}
	return false
}
