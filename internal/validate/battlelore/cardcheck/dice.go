package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// dice: a design target: the melee dice of a card and of the whole set, so that draws have similar strength.
func dice() *check.Check {
	return &check.Check{
		Code: "deploycards/dice", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Needs: append(whole(), "deploycards/few-units", "deploycards/units-a-card"),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			one, all := p.Held(targets()["dice-card"]), p.Held(targets()["dice-set"])
			good := true
			for i, c := range s.Cards {
				if n := diceOf(p.Rules, c); !one.Meets(n) {
					good = false
					p.Report(check.Finding{
						At:      card(p, i),
						Message: fmt.Sprintf("card %d has %d dice (expected %s)", c.Number, n, one.Text()),
						Help:    swap(one, n),
					})
				}
			}
			if n := diceOfSet(p.Rules, s); good && !all.Meets(n) {
				p.Report(check.Finding{
					At:      p.Doc.Key("/cards"),
					Message: fmt.Sprintf("the set has %d dice (expected %s)", n, all.Text()),
					Help:    swap(all, n),
				})
			}
		})),
	}
}

// swap returns the help for a strength outside of its target.
func swap(t check.Threshold, n int) string {
	if t.Least != nil && n < *t.Least {
		return "swap a unit for one of a higher colour"
	}
	return "swap a unit for one of a lower colour"
}

// diceOf adds up the melee dice of a card.
func diceOf(rules *rulebook.Rulebook, c deck.Card) int {
	n := 0
	for _, e := range c.Entries {
		if e.Unit != nil {
			n += rules.Melee(e.Unit)
		}
	}
	return n
}

func diceOfSet(rules *rulebook.Rulebook, s *deck.Set) int {
	n := 0
	for _, c := range s.Cards {
		n += diceOf(rules, c)
	}
	return n
}
