package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// homeCount: there is one marker per player (RW-SETUP-10, RW-CHK-11).
func homeCount() *check.Check {
	return &check.Check{
		Code: "realm/home-count", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-10", "RW-CHK-11"},
		Needs: []string{"/players", "/homes"},
		Run: pass.Run(func(p *pass.Pass) {
			if have := len(p.Realm.Homes); have > 0 && have != p.Realm.Players && otherPlayers(p) == 0 {
				p.Report(check.Finding{
					At: p.Doc.Key("/homes"),
					Message: fmt.Sprintf("%s for %s", wording.Count(have, "marker", "markers"),
						wording.Count(p.Realm.Players, "player", "players")),
					Help: "place one marker for each player",
				})
			}
		}),
	}
}
