package armies

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// ctaCamp: the sets must belong to the own camp (CTA-IMP-01, R-009, VAR-ER-01, R-292). That is so in an impromptu
// battle, for allies in an Epic one, and for Epic players with one set each.
func ctaCamp() *check.Check {
	return &check.Check{
		Code: "adventure/cta-camp", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-IMP-01", "R-009", "VAR-ER-01", "R-292"},
		Needs: []string{"/call_to_arms"},
		Run: pass.Run(func(p *pass.Pass) {
			c := p.Adventure.CallToArms
			if c == nil || c.Mode == "" || !pass.OwnOnly(c) {
				return
			}
			for _, s := range pass.Sets(p) {
				e := p.Catalog.Find(rulebook.KindDeploycards, s.Id)
				if e == nil || e.Set == nil || e.Set.Camp == s.Camp.String() {
					continue
				}
				if _, known := boards.ParseCamp(e.Set.Camp); !known { // reported at the set
					p.Blocked()
					continue
				}
				help := fmt.Sprintf("name a set of %s, or play organized", s.Camp.People())
				if c.Mode == adventures.Epic {
					help = fmt.Sprintf("name a set of %s, or two sets of any camp for each side", s.Camp.People())
				}
				p.Report(check.Finding{
					At: p.Doc.Value(s.Ptr),
					Message: fmt.Sprintf(
						"%q is a set of %s; with mode %q %s take sets of their own camp",
						s.Id,
						s.Camp.Other().People(),
						c.Mode,
						s.Camp.People(),
					),
					Help: help,
				})
			}
		}),
	}
}
