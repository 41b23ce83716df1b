package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// stock: each type has a limited number of neutral figures (RW-LIM-02, RW-CHK-13), and an area holds at most eight
// units (RW-LIM-01).
func stock() *check.Check {
	return &check.Check{
		Code: "realm/stock", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-LIM-01", "RW-LIM-02", "RW-CHK-13"},
		Needs: []string{"/neutrals", "realm/unknown-name", "realm/neutrals", "realm/overlap"},
		Run: pass.Run(func(p *pass.Pass) {
			most, where := p.Rules.Limit(rulebook.LimitArea).Most, map[string]int{}
			var order []string
			for i := range p.Linked.Spots {
				s := &p.Linked.Spots[i]
				n := 0
				for _, u := range s.Neutrals {
					if n += u.Count; where[u.Row.ID] == 0 {
						order = append(order, u.Row.ID)
					}
					where[u.Row.ID] += u.Count
				}
				if n > most && s.Changed != "" {
					p.Report(check.Finding{
						At: p.Doc.Value(s.Changed + "/units"), Rules: []string{"RW-LIM-01"},
						Message: fmt.Sprintf("%d units are in %s, which has room for %d", n, s.Label, most), Help: "remove some",
					})
				}
			}
			for _, id := range order {
				if have := p.Rules.Units.Get(id).Count; where[id] > have {
					p.Report(check.Finding{
						At: p.Doc.Key("/tiles"), Rules: []string{"RW-LIM-02", "RW-CHK-13"},
						Message: fmt.Sprintf("the realm needs %d of %s, but there are %d", where[id], id, have),
						Help:    "use other tiles, or change their units in [[neutrals]]",
					})
				}
			}
		}),
	}
}
