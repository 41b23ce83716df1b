package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// diceApart: a design target: the sets of one camp have similar strength, so that choosing a set is a matter of taste.
// Sets that are checked together are compared; the finding is at the later id.
func diceApart() *check.Check {
	return &check.Check{
		Code: "deploycards/dice-apart", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Needs: append(whole(), "/id", "deploycards/units-a-card", "deploycards/dice"),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			t := p.Held(targets()["dice-apart"])
			own := diceOfSet(p.Rules, s)
			for _, e := range p.Catalog.All(rulebook.KindDeploycards) {
				if !stands(p, e) {
					continue
				}
				other, faults := deck.Link(e.Set, e.Rules())
				if n := diceOfSet(e.Rules(), other); len(faults) == 0 && !t.Meets(max(own-n, n-own)) {
					p.Report(check.Finding{
						At: p.Doc.Key("/cards"),
						Message: fmt.Sprintf("the set has %d dice and %s has %d; the difference between sets of one camp should be %s",
							own, e.ID, n, t.Text()),
						Help:    "swap units for units of another colour, in either set",
						Related: []diag.Related{check.Related(e.Doc, e.Doc.Key("/cards"), "the other set")},
					})
				}
			}
		})),
	}
}

// stands reports whether another set is compared with that of the pass: it is given, complete, of the same camp, and
// has an earlier id.
func stands(p *pass.Pass, e *library.Entry) bool {
	return e.Given && e.Set != nil && e.Set.Camp == p.Set.Camp && e.ID < p.ID && len(e.Set.Cards) == deck.CardsInSet
}
