package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// cities: every city space has one city token, no token lies elsewhere or twice, and tokens found during the game are
// not there at the start (RW-SETUP-20, RW-CHK-14). A realm with drawn cities names none.
func cities() *check.Check {
	return &check.Check{
		Code: "realm/city", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-20", "RW-CHK-14"},
		Needs: []string{"/cities", "realm/unknown-name", "realm/overlap"},
		Run: pass.Run(func(p *pass.Pass) {
			if len(p.Realm.Cities) == 0 {
				return
			}
			areas, tokens := map[int]string{}, map[string]string{}
			for i := range p.Linked.Cities {
				c := &p.Linked.Cities[i]
				if c.Area == library.None || c.Row == nil {
					continue
				}
				f := check.Finding{At: p.Doc.Value(c.Ptr + "/area")}
				switch {
				case !p.Linked.Spots[c.Area].Area.City:
					f.Message, f.Help = label(p, c.Area)+" has no city space", "name an area with a city space"
				case areas[c.Area] != "":
					f.Message, f.Help = label(p, c.Area)+" already has a city", "remove one of them"
					f.Related = related(p, areas[c.Area], "the first one")
				case tokens[c.Row.ID] != "":
					f.At = p.Doc.Value(c.Ptr + "/city")
					f.Message, f.Help = "the city "+c.Row.ID+" is already in another area", "name another city"
					f.Related = related(p, tokens[c.Row.ID], "the first one")
				case c.Row.Found:
					f.At = p.Doc.Value(c.Ptr + "/city")
					f.Message, f.Help = "the city "+c.Row.ID+" enters during the game, not at the start", "name another city"
				}
				if areas[c.Area] == "" {
					areas[c.Area] = c.Ptr
				}
				if tokens[c.Row.ID] == "" {
					tokens[c.Row.ID] = c.Ptr
				}
				if f.Message != "" {
					p.Report(f)
				}
			}
			for i := range p.Linked.Spots {
				if s := &p.Linked.Spots[i]; s.Area.City && areas[i] == "" {
					p.Report(check.Finding{
						At: p.Doc.Key("/cities"), Message: fmt.Sprintf("the city space in %s has no city", s.Label),
						Help: "add a city there, or remove all cities to draw them",
					})
				}
			}
		}),
	}
}
