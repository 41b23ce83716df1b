package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// ctaUnknownSet: the armies come from sets of Deployment cards (CTA-03), which must be among the files or in the
// library.
func ctaUnknownSet() *check.Check {
	return &check.Check{
		Code: "adventure/cta-unknown-set", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-03"},
		Needs: []string{"/call_to_arms"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, s := range pass.Sets(p) {
				if p.Catalog.Find(rulebook.KindDeploycards, s.Id) != nil {
					continue
				}
				if p.Catalog.Invalid(rulebook.KindDeploycards, s.Id) ||
					p.Catalog.Foreign(rulebook.KindDeploycards, s.Id) != nil {
					p.Blocked()
					continue
				}
				help := wording.Nearest(s.Id, p.Catalog.Nearest(rulebook.KindDeploycards, s.Id),
					p.Catalog.IDs(rulebook.KindDeploycards), ", or add the set to the project")
				if help.Help == "" {
					help.Help = "add the set to the project, or name one of the library"
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(s.Ptr),
					Message: fmt.Sprintf("there is no deployment set %q", s.Id),
					Advice:  help,
				})
			}
		}),
	}
}
