package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// ctaFirst: with Call to Arms scouting determines the first player (CTA-08, R-046). An adventure may change that
//
func ctaFirst() *check.Check {
	return &check.Check{
		Code: "adventure/cta-first", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-08", "R-046"},
		Needs: []string{"/first", "/call_to_arms"},
		Run: pass.Run(func(p *pass.Pass) {
			if p.Adventure.CallToArms == nil || p.Adventure.First == "" || p.Adventure.First == "scout" {
				return
			}
			p.Report(check.Finding{
				At:      p.Doc.Value("/first"),
				Message: fmt.Sprintf("first = %q, but with Call to Arms scouting decides who moves first", p.Adventure.First),
				Help:    `write first = "scout"` + wording.OrWaive(p.Check.Code),
			})
		}),
	}
}
