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

// bothUnitsAndCards: the cards of Call to Arms replace the placing of units (R-003, CTA-01); an adventure with both is
// ambiguous.
func bothUnitsAndCards() *check.Check {
	return &check.Check{
		Code: "adventure/both-units-and-cards", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"R-003", "CTA-01"},
		Run: pass.Run(func(p *pass.Pass) {
			if p.Adventure.CallToArms == nil {
				return
			}
			pass.EachSide(p, func(c boards.Camp, side *adventures.Side, ptr string) {
				if len(side.Units) == 0 {
					return
				}
				p.Report(check.Finding{
					At: p.Doc.Value(ptr + "/units/0/type"),
					Message: fmt.Sprintf(
						"%s have units of their own, but [call_to_arms] takes the armies from Deployment cards",
						c.People(),
					),
					Help:    fmt.Sprintf("remove [[%s.units]], or remove [call_to_arms]", c),
					Related: pass.Related(p, p.Doc.Key("/call_to_arms"), "Call to Arms is set here"),
				})
			})
		}),
	}
}
