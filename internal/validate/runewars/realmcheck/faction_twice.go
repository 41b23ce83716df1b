package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// factionTwice: each player chooses a different faction (RW-SETUP-02, RW-CHK-11).
func factionTwice() *check.Check {
	return &check.Check{
		Code: "realm/faction-twice", Severity: diag.Error, Kind: rulebook.KindRealm,
		Rules: []string{"RW-SETUP-02", "RW-CHK-11"},
		Needs: []string{"realm/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			first := map[string]string{}
			for i := range p.Linked.Homes {
				h := &p.Linked.Homes[i]
				if h.Faction == nil {
					continue
				}
				if before, twice := first[h.Faction.ID]; twice {
					p.Report(check.Finding{
						At: p.Doc.Value(h.Ptr + "/faction"), Message: fmt.Sprintf("%s already has a home realm", h.Faction.ID),
						Help: "choose another faction", Related: related(p, before+"/faction", "its place"),
					})
					continue
				}
				first[h.Faction.ID] = h.Ptr
			}
		}),
	}
}
