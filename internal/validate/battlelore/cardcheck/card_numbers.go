package cardcheck

import (
	"fmt"
	"strconv"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// cardNumbers: CTA-03: the cards of a set are numbered 1 to 7, each number once. A draw names cards by number.
func cardNumbers() *check.Check {
	return &check.Check{
		Code: "deploycards/card-numbers", Severity: diag.Error, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-03"},
		Needs: []string{"/cards"},
		Run: pass.Run(func(p *pass.Pass) {
			first := map[int]int{} // card number to index in the file
			for i, c := range p.Set.Cards {
				if _, twice := first[c.Number]; !twice {
					first[c.Number] = i
				}
			}
			help := "number the cards 1 to 7"
			if free := freeNumbers(first); len(free) > 0 {
				help = "write " + wording.List(free, "or")
			}
			for i, c := range p.Set.Cards {
				f := check.Finding{At: card(p, i), Help: help}
				switch {
				case first[c.Number] != i:
					f.Message = fmt.Sprintf("two cards have the number %d", c.Number)
					f.Related = []diag.Related{check.Related(p.Doc, card(p, first[c.Number]), "the first one")}
				// card-count reports a surplus card.
				case c.Number > deck.CardsInSet && len(p.Set.Cards) <= deck.CardsInSet:
					f.Message = fmt.Sprintf(
						"a card has the number %d, but card numbers are 1 to %d",
						c.Number,
						deck.CardsInSet,
					)
				default:
					continue
				}
				p.Report(f)
			}
		}),
	}
}

// freeNumbers lists the unused card numbers of a set.
func freeNumbers(taken map[int]int) []string {
	var free []string
	for n := 1; n <= deck.CardsInSet; n++ {
		if _, ok := taken[n]; !ok {
			free = append(free, strconv.Itoa(n))
		}
	}
	return free
}
