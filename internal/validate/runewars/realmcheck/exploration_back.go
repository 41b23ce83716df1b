package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// explorationBack: every area outside the home realms has one exploration token, with the back for areas next to a home
// realm or the one for all others (RW-SETUP-21, RW-CHK-26).
func explorationBack() *check.Check {
	return &check.Check{
		Code: "realm/exploration-back", Severity: diag.Error, Kind: rulebook.KindRealm, Departs: true,
		Rules: []string{"RW-SETUP-21", "RW-CHK-26"},
		Needs: []string{"realm/unknown-name", "realm/overlap"},
		Run: pass.Run(func(p *pass.Pass) {
			first := map[int]string{}
			for i := range p.Linked.Tokens {
				t := &p.Linked.Tokens[i]
				if t.Area == library.None || t.Row == nil {
					continue
				}
				f := check.Finding{At: p.Doc.Value(t.Ptr + "/area")}
				want := rulebook.FromHome
				if nextHome(p, t.Area) != library.None {
					want = rulebook.NearHome
				}
				switch {
				case p.Linked.Spots[t.Area].Home != library.None:
					f.Message, f.Help = label(p, t.Area)+" is an area of a home realm", "place the token outside home realms"
				case first[t.Area] != "":
					f.Message, f.Help = label(p, t.Area)+" already has an exploration token", "place it in another area"
					f.Related = related(p, first[t.Area], "the first one")
				case t.Row.Back != want:
					f.At = p.Doc.Value(t.Ptr + "/token")
					f.Message = fmt.Sprintf("%s has the back %s, but %s needs one with %s", t.Row.ID, t.Row.Back,
						label(p, t.Area), want)
					f.Help = "name a token with that back"
				}
				if first[t.Area] == "" {
					first[t.Area] = t.Ptr
				}
				if f.Message != "" {
					p.Report(f)
				}
			}
		}),
	}
}
