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

// tileCount: each player places two tiles (RW-SETUP-03, RW-CHK-01).
func tileCount() *check.Check {
	return &check.Check{
		Code: "realm/tile-count", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-03", "RW-SETUP-10", "RW-CHK-01"},
		Needs: []string{"/players", "/tiles", "realm/unknown-name", "realm/home-tile"},
		Run: pass.Run(func(p *pass.Pass) {
			each, have := p.Rules.Limit(rulebook.LimitTiles), 0
			for i := range p.Linked.Laid {
				if p.Linked.Laid[i].Home == library.None {
					have++
				}
			}
			if n := otherPlayers(p); n > 0 {
				p.Report(check.Finding{
					At:      p.Doc.Value("/players"),
					Message: fmt.Sprintf("players = %d, but the tiles and markers are for %d", p.Realm.Players, n),
					Help:    fmt.Sprintf("write players = %d, or use the tiles and markers for %d players", n, p.Realm.Players),
					Rules:   []string{"RW-SETUP-03", "RW-SETUP-10", "RW-CHK-01"},
				})
				return
			}
			if n := p.Realm.Players; have < n*each.Least || have > n*each.Most {
				p.Report(check.Finding{
					At:      p.Doc.Key("/tiles"),
					Message: fmt.Sprintf("%d tiles for %s (%d required)", have, wording.Count(n, "player", "players"), n*each.Default),
					Help:    "change the number of tiles or players",
				})
			}
		}),
	}
}

// otherPlayers returns the number of players that matches a realm's tiles and markers, if it differs from the stated
// number; else 0. Each of these counts would otherwise report the one wrong number. A realm that overrides a rule on
// purpose is compared with the stated number.
func otherPlayers(p *pass.Pass) int {
	n, tiles := len(p.Realm.Homes), 0
	if _, departs := p.Doc.Tree["departs"]; departs || n == 0 || n == p.Realm.Players ||
		!p.Doc.Clean("/players", "/tiles", "/homes") {
		return 0
	}
	for i := range p.Linked.Laid {
		if p.Linked.Laid[i].Home == library.None {
			tiles++
		}
	}
	if each := p.Rules.Limit(rulebook.LimitTiles); tiles < n*each.Least || tiles > n*each.Most ||
		tiles >= p.Realm.Players*each.Least && tiles <= p.Realm.Players*each.Most {
		return 0
	}
	return n
}
