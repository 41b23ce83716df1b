package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// unitsACard: a design target: 5 or 6 units per card, and a set that one game can supply.
func unitsACard() *check.Check {
	return &check.Check{
		Code: "deploycards/units-a-card", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Needs: append(whole(), "deploycards/few-units", "deploycards/guarantee"),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			one, all := p.Held(targets()["units-card"]), p.Held(targets()["units-set"])
			sum, good := 0, true
			for i, c := range s.Cards {
				n := len(c.Entries)
				sum += n
				if !one.Meets(n) {
					good = false
					p.Report(check.Finding{
						At:      card(p, i),
						Message: fmt.Sprintf("card %d has %s (expected %s)", c.Number, units(n), one.Text()),
						Help:    one.Change(n),
					})
				}
			}
			if good && !all.Meets(sum) {
				p.Report(check.Finding{
					At:      p.Doc.Key("/cards"),
					Message: fmt.Sprintf("the set has %s, a set should have %s", units(sum), all.Text()),
					Help:    all.Change(sum),
				})
			}
		})),
	}
}
