package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// missingSide: without Call to Arms the adventure must set up both armies (BL-SETUP-01).
func missingSide() *check.Check {
	return &check.Check{
		Code: "adventure/missing-side", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-SETUP-01"},
		Needs: []string{"/pennant", "/standard", "/call_to_arms"},
		Run: pass.Run(func(p *pass.Pass) {
			if p.Adventure.CallToArms != nil {
				return
			}
			for _, c := range pass.Camps() {
				if p.Adventure.Side(c.String()) == nil {
					p.Report(check.Finding{
						At:      p.Doc.Key("/kind"),
						Message: fmt.Sprintf("the army of %s is missing: there is no [%s] table", c.People(), c),
						Help:    fmt.Sprintf("add a [%s] table with [[%s.units]], or use [call_to_arms]", c, c),
					})
				}
			}
		}),
	}
}
