package cardcheck

import (
	"fmt"

	"muster/deploycards"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// duplicateLetter: CTA-03: a camp has one set of each letter; players name a card by camp, letter and number. Of two
// given sets the later id is reported; a set of the library keeps its letter. A set with an uncertain camp reserves no
// letter.
func duplicateLetter() *check.Check {
	return &check.Check{
		Code: "deploycards/duplicate-letter", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-03"},
		Needs: []string{"/id", "/camp", "/letter"},
		Run: pass.Run(func(p *pass.Pass) {
			taken := map[string]bool{}
			var other *library.Entry
			for _, e := range p.Catalog.All(rulebook.KindDeploycards) {
				if e.Set == nil || e.Set.Camp != p.Set.Camp {
					continue
				}
				taken[e.Set.Letter] = true
				if other == nil && e.Set.Letter == p.Set.Letter && e.ID != p.ID && (!e.Given || e.ID < p.ID) {
					other = e
				}
			}
			if other == nil || inDoubt(p) {
				return
			}
			p.Report(check.Finding{
				At:      p.Doc.Value("/letter"),
				Message: fmt.Sprintf("the %s camp already has a set %s: %s", p.Set.Camp, p.Set.Letter, other.ID),
				Help:    fmt.Sprintf("use the letter %s", deploycards.FreeLetter(taken)),
				Related: []diag.Related{check.Related(other.Doc, other.Doc.Value("/letter"), "the other one")},
			})
		}),
	}
}
