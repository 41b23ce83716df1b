package cardcheck

import (
	"fmt"

	"muster/engine/battlelore/kinds"
	"muster/engine/muster"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// cardCount: CTA-03: a set is seven cards.
func cardCount() *check.Check {
	return &check.Check{
		Code: "deploycards/card-count", Severity: diag.Error, Kind: kinds.Deploycards,
		Rules: []string{"CTA-03"},
		Needs: []string{"/cards"},
		Run: func(p *check.Pass) {
			n := len(p.Set.Cards)
			if n == muster.CardsInSet {
				return
			}
			at, help := p.Doc.Key("/cards"), fmt.Sprintf("add %s", wording.Count(muster.CardsInSet-n, "card", "cards"))
			if n > muster.CardsInSet {
				at, help = card(p, muster.CardsInSet), fmt.Sprintf("take %s out", wording.Count(n-muster.CardsInSet, "card", "cards"))
			}
			p.Report(check.Finding{
				At:      at,
				Message: fmt.Sprintf("the set has %s, a set has %d", wording.Count(n, "card", "cards"), muster.CardsInSet),
				Help:    help,
			})
		},
	}
}
