package armies

import (
	"fmt"

	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// councilMissing: in a Lore adventure the War Councils are set before the battle (BL-SETUP-04), also with Call to Arms
// (CTA-10).
func councilMissing() *check.Check {
	return councilCheck(check.Check{
		Code: "adventure/council-missing", Severity: diag.Error,
		Rules: []string{"BL-SETUP-04", "BL-WAR-03"},
		Needs: []string{"/pennant", "/standard", "/call_to_arms", "adventure/missing-side", "adventure/allies-pair"},
		Run: pass.Run(func(p *pass.Pass) {
			if !pass.IsLore(p) {
				return
			}
			for _, o := range pass.Seats(p) {
				if o.Council != nil {
					continue
				}
				p.Report(check.Finding{
					At:      pass.PlayerSpan(p, &o),
					Message: fmt.Sprintf("%s have no War Council in this Lore adventure", o.Name()),
					Help: fmt.Sprintf(
						"add council = { levels = %d } to [%s], or levels for each member",
						p.Rules.CouncilLevels(),
						o.Table(),
					),
				})
			}
		}),
	})
}
