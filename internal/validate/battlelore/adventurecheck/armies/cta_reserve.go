package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// ctaReserve: Epic Call to Arms deploys the whole Reserve card (VAR-EC-04), and allies have no Reserve (VAR-ER-01). The
// choice between two units and all exists only on the standard board (CTA-09, CTA-09b).
func ctaReserve() *check.Check {
	return &check.Check{
		Code: "adventure/cta-reserve", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"CTA-09", "CTA-09b", "VAR-EC-04", "VAR-ER-01"},
		Needs: []string{"/call_to_arms", "adventure/cta-mode-board"},
		Run: pass.Run(func(p *pass.Pass) {
			c := p.Adventure.CallToArms
			if c == nil || c.Reserve == "" || !pass.EpicMode(c.Mode) {
				return
			}
			f := check.Finding{At: p.Doc.Value("/call_to_arms/reserve"), Help: "remove reserve"}
			switch {
			case c.Mode == pass.EpicAllies:
				f.Message = fmt.Sprintf("reserve = %q, but mode %q has no Reserve", c.Reserve, c.Mode)
			case c.Reserve != "all":
				f.Message = fmt.Sprintf(
					"reserve = %q, but with mode %q every unit of the Reserve card may deploy",
					c.Reserve,
					c.Mode,
				)
			default:
				return
			}
			p.Report(f)
		}),
	}
}
