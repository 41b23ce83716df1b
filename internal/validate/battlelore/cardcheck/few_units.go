package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// fewUnits: a card has fewer units than the Reserve calls. CTA-09: two chosen units come from the Reserve card. A
// battle is still possible, so this is a warning.
func fewUnits() *check.Check {
	return &check.Check{
		Code: "deploycards/few-units", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-09"},
		Needs: readable(),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			for i, c := range s.Cards {
				if n := len(c.Entries); n < deck.ReserveCalled {
					p.Report(check.Finding{
						At:      card(p, i),
						Message: fmt.Sprintf("card %d has %s, but the Reserve needs %d", c.Number, units(n), deck.ReserveCalled),
						Help:    fmt.Sprintf("add at least %d", deck.ReserveCalled-n),
					})
				}
			}
		})),
	}
}
