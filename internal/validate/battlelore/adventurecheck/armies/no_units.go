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

// noUnits: a side without units can never act and loses at once, so each side needs units (BL-SETUP-01).
func noUnits() *check.Check {
	return &check.Check{
		Code: "adventure/no-units", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-SETUP-01"},
		Needs: []string{"/pennant/units", "/standard/units", "/call_to_arms"},
		Run: pass.Run(func(p *pass.Pass) {
			if p.Adventure.CallToArms != nil {
				return
			}
			pass.EachSide(p, func(c boards.Camp, side *adventures.Side, ptr string) {
				for _, g := range side.Units {
					if len(g.At) > 0 {
						return
					}
				}
				p.Report(check.Finding{
					At:      p.Doc.Key(ptr),
					Message: fmt.Sprintf("%s have no unit on the field", c.People()),
					Help:    fmt.Sprintf("add [[%s.units]], or use [call_to_arms]", c),
				})
			})
		}),
	}
}
