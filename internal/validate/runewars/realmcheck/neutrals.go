package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// neutrals: units in an area without an owner are neutral (RW-SETUP-18, RW-CHK-13); an area is changed once, and a home
// realm has none.
func neutrals() *check.Check {
	return &check.Check{
		Code: "realm/neutrals", Severity: diag.Error, Kind: rulebook.KindRealm,
		Rules: []string{"RW-SETUP-18", "RW-CHK-13"},
		Needs: []string{"realm/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			first := map[int]string{}
			for i := range p.Linked.Spots {
				s := &p.Linked.Spots[i]
				for _, n := range s.Neutrals {
					if n.Ptr != "" && !n.Row.Neutral() {
						p.Report(check.Finding{
							At:      p.Doc.Value(n.Ptr + "/unit"),
							Message: fmt.Sprintf("%s is a unit of %s, not a neutral unit", n.Row.ID, n.Row.Faction),
							Help:    "name a neutral unit",
						})
					}
				}
			}
			for i, n := range p.Realm.Neutrals {
				ptr, area := fmt.Sprintf("/neutrals/%d", i), p.Linked.Area(n.Area)
				f := check.Finding{At: p.Doc.Value(ptr + "/area")}
				before, twice := first[area]
				switch {
				case area == library.None:
					continue
				case twice:
					f.Message, f.Help = n.Area+" is listed twice", "merge all units there into one table"
					f.Related = related(p, before+"/area", "the first one")
				case p.Linked.Spots[area].Home != library.None && len(n.Units) > 0:
					f.Message, f.Help = n.Area+" is an area of a home realm", "place neutral units outside home realms"
				default:
					first[area] = ptr
					continue
				}
				p.Report(f)
			}
		}),
	}
}
