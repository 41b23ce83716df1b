package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// boxesMissSet: a deployment set always has enough figures with the boxes that it is built for (CTA-04); an adventure
// that names sets must require those boxes.
func boxesMissSet() *check.Check {
	return &check.Check{
		Code: "adventure/boxes-miss-set", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-04"},
		Needs: []string{"/boxes", "/call_to_arms", "adventure/unknown-map", "adventure/unknown-box"},
		Run: pass.Run(func(p *pass.Pass) {
			have := p.Linked.Table()
			for _, s := range pass.Sets(p) {
				e := p.Catalog.Find(rulebook.KindDeploycards, s.Id)
				if e == nil || e.Set == nil || !e.Doc.Clean("/boxes") {
					continue
				}
				for _, m := range Missing(e.Set.Boxes, have) {
					p.Report(check.Finding{
						At:      p.Doc.Value(s.Ptr),
						Message: fmt.Sprintf("the set %q needs %s, which the adventure does not have", s.Id, m.Text()),
						Help:    fmt.Sprintf("add %q to boxes, or name another set", m.Id),
					})
				}
			}
		}),
	}
}
