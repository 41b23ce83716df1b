package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// cardCount: CTA-03: a set is seven cards.
func cardCount() *check.Check {
	return &check.Check{
		Code: "deploycards/card-count", Severity: diag.Error, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-03"},
		Needs: []string{"/cards"},
		Run: pass.Run(func(p *pass.Pass) {
			n := len(p.Set.Cards)
			if n == deck.CardsInSet {
				return
			}
			at, help := p.Doc.Key("/cards"), fmt.Sprintf("add %s", wording.Count(deck.CardsInSet-n, "card", "cards"))
			if n > deck.CardsInSet {
				at, help = card(p, deck.CardsInSet), fmt.Sprintf("remove %s", wording.Count(n-deck.CardsInSet, "card", "cards"))
			}
			p.Report(check.Finding{
				At:      at,
				Message: fmt.Sprintf("the set has %s (expected %d)", wording.Count(n, "card", "cards"), deck.CardsInSet),
				Help:    help,
			})
		}),
	}
}
