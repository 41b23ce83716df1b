package realmcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/internal/validate/wording"
	"muster/maps"
	"muster/schema/diag"
	"muster/validate/check"
)

// runeCount: each player places one dragon rune and one false rune (RW-SETUP-14, RW-CHK-12). A realm whose runes are
// not placed yet names none. If it states who placed them, that is a faction with a home realm there.
func runeCount() *check.Check {
	return &check.Check{
		Code: "realm/rune-count", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-14", "RW-CHK-12"},
		Needs: []string{"/players", "/runes", "/homes", "realm/unknown-name", "realm/rune-place"},
		Run: pass.Run(func(p *pass.Pass) {
			if len(p.Realm.Runes) == 0 {
				return
			}
			have := map[string]int{}
			for _, r := range p.Realm.Runes {
				have[r.Rune]++
			}
			if otherPlayers(p) > 0 {
				p.Blocked() // realm/tile-count reports it
				return
			}
			if placedBy(p) {
				return // the counts follow from it
			}
			for _, one := range []struct{ rune, limit string }{
				{maps.Dragon, rulebook.LimitRunes}, {maps.False, rulebook.LimitFalseRunes},
			} {
				if want := p.Realm.Players * p.Rules.Limit(one.limit).Default; have[one.rune] != want {
					p.Report(check.Finding{
						At: p.Doc.Key("/runes"),
						Message: fmt.Sprintf("%s for %d players, who place %d",
							wording.Count(have[one.rune], one.rune+" rune", one.rune+" runes"), p.Realm.Players, want),
						Help: "place one dragon rune and one false rune for each player, or none",
					})
				}
			}
		}),
	}
}

// placedBy compares the owners of runes with the players, and reports whether anything was wrong.
func placedBy(p *pass.Pass) (wrong bool) {
	placed, factions := map[string]string{}, map[string]bool{}
	for _, h := range p.Realm.Homes {
		factions[h.Faction] = true
	}
	twice := len(factions) < len(p.Realm.Homes) // realm/faction-twice reports it; the players are unknown
	for i, r := range p.Realm.Runes {
		at := p.Doc.Value(p.Linked.Runes[i].Ptr + "/by")
		plays := func(h maps.Home) bool { return h.Faction == r.By }
		key := r.By + " " + r.Rune
		switch {
		case r.By == "":
		case len(p.Realm.Homes) > 0 && !twice && !slices.ContainsFunc(p.Realm.Homes, plays):
			wrong = true
			p.Report(check.Finding{
				At: at, Message: r.By + " has no home realm here and places no rune", Help: "name a faction that has one",
			})
		case placed[key] != "":
			wrong = true
			p.Report(check.Finding{
				At: at, Message: fmt.Sprintf("%s has already placed a %s rune", r.By, r.Rune),
				Help:    "name the faction that placed this one, or change the kind of rune",
				Related: related(p, placed[key], "the first one"),
			})
		default:
			placed[key] = p.Linked.Runes[i].Ptr
		}
	}
	return wrong
}
