package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// objectiveDouble: a hex is one objective of a side; if it is written twice its value is ambiguous (BL-END-03).
func objectiveDouble() *check.Check {
	return &check.Check{
		Code: "adventure/objective-double", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-END-03"},
		Needs: []string{"/victory"},
		Run: pass.Run(func(p *pass.Pass) {
			seen := map[string]objective{}
			said := map[string]bool{}
			for _, o := range objectives(p) {
				key := o.camp.String() + " " + o.label
				first, twice := seen[key]
				if !twice {
					seen[key] = o
					continue
				}
				if said[o.ptr] {
					continue // it serves both camps
				}
				said[o.ptr] = true
				p.Report(check.Finding{
					At:      p.Doc.Value(o.ptr),
					Message: fmt.Sprintf("%s is an objective of %s twice", o.label, o.camp.People()),
					Help:    "remove one of them, or add the banners of both to one",
					Related: pass.Related(p, p.Doc.Value(first.ptr), "the first one"),
				})
			}
		}),
	}
}
