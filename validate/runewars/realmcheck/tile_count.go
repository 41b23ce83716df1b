package realmcheck

import (
	"fmt"

	"muster/engine/runewars/kinds"
	"muster/engine/runewars/realm"
	"muster/engine/runewars/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/runewars/pass"
	"muster/validate/wording"
)

// tileCount: each player lays two tiles (RW-SETUP-03, RW-CHK-01).
func tileCount() *check.Check {
	return &check.Check{
		Code: "realm/tile-count", Severity: diag.Error, Kind: kinds.Realm, Departs: true,
		Rules: []string{"RW-SETUP-03", "RW-CHK-01"},
		Needs: []string{"/players", "/tiles", "realm/unknown-name", "realm/home-tile"},
		Run: pass.Run(func(p *pass.Pass) {
			each, have := p.Rules.Limit(rulebook.LimitTiles), 0
			for i := range p.Linked.Laid {
				if p.Linked.Laid[i].Home == realm.None {
					have++
				}
			}
			if n := p.Realm.Players; have < n*each.Least || have > n*each.Most {
				p.Report(check.Finding{
					At:      p.Doc.Key("/tiles"),
					Message: fmt.Sprintf("%d tiles for %s, which take %d", have, wording.Count(n, "player", "players"), n*each.Usual),
					Help:    "lay as many tiles, or change players",
				})
			}
		}),
	}
}
