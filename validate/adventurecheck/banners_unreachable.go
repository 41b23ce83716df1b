package adventurecheck

import (
	"fmt"

	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// bannersUnreachable: banners come from enemy units and from objectives; a side that needs more than both together
// cannot win by them (BL-END-03).
func bannersUnreachable() *check.Check {
	return &check.Check{
		Code: "adventure/banners-unreachable", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-END-03", "EP-VIC-01"},
		Needs: []string{"/victory", "/pennant/units", "/standard/units", "/call_to_arms", "adventure/missing-side", "adventure/no-units"},
		Run: func(p *check.Pass) {
			if p.Adventure.CallToArms != nil {
				return // the cards decide how many units there are
			}
			all := army(p)
			for _, c := range camps {
				enemies, worth := len(of(c.Other(), all)), 0
				for _, o := range objectives(p) {
					if o.camp == c {
						worth += o.banners
					}
				}
				for _, g := range goals(p.Adventure.Victory, c) {
					if g.banners <= enemies+worth {
						continue
					}
					message := fmt.Sprintf("%s need %d banners, but the enemy has only %s", people(c), g.banners, wording.Count(enemies, "unit", "units"))
					if worth > 0 {
						message += fmt.Sprintf(" and their objectives are worth %d", worth)
					}
					p.Report(check.Finding{
						At:      p.Doc.Value(g.ptr),
						Message: message,
						Help:    fmt.Sprintf("lower it to %d or less, or add units or objectives", enemies+worth),
					})
					break
				}
			}
		},
	}
}
