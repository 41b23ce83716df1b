package cardcheck

import (
	"fmt"

	"muster/engine/battlelore/kinds"
	"muster/engine/muster"
	"muster/schema/diag"
	"muster/validate/check"
)

// fewUnits: a card has fewer units than the Reserve calls. CTA-09: two units of choice come from the Reserve card. A
// battle can still be fought, so this is a warning.
func fewUnits() *check.Check {
	return &check.Check{
		Code: "deploycards/few-units", Severity: diag.Warning, Kind: kinds.Deploycards,
		Rules: []string{"CTA-09"},
		Needs: readable(),
		Run: onSet(func(p *check.Pass, s *muster.Set) {
			for i, c := range s.Cards {
				if n := len(c.Entries); n < muster.ReserveCalled {
					p.Report(check.Finding{
						At:      card(p, i),
						Message: fmt.Sprintf("card %d has %s, the Reserve calls %d", c.Number, units(n), muster.ReserveCalled),
						Help:    fmt.Sprintf("add at least %d", muster.ReserveCalled-n),
					})
				}
			}
		}),
	}
}
