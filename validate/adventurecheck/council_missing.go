package adventurecheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/check"
)

// councilMissing: in a Lore adventure the War Councils are set before the battle (BL-SETUP-04), with Call to Arms
// too (CTA-10).
func councilMissing() *check.Check {
	return councilCheck(check.Check{
		Code: "adventure/council-missing", Severity: diag.Error,
		Rules: []string{"BL-SETUP-04", "BL-WAR-03"},
		Needs: []string{"/pennant", "/standard", "adventure/missing-side"},
		Run: func(p *check.Pass) {
			if !lore(p) {
				return
			}
			for _, c := range camps {
				side := p.Adventure.Side(c.String())
				if side != nil && side.Council != nil {
					continue
				}
				at := p.Doc.Value("/type")
				if side != nil {
					at = p.Doc.Key(sidePtr(c))
				}
				p.Report(check.Finding{
					At:      at,
					Message: fmt.Sprintf("%s have no War Council in this Lore adventure", people(c)),
					Help:    fmt.Sprintf("add council = { levels = %d } to [%s], or levels for each member", limits()["council"].AtMost(), c),
				})
			}
		},
	})
}
