package runewars

import (
	"fmt"

	"muster/internal/engine/runewars/battle"
	"muster/internal/engine/runewars/library"
	"muster/schema/diag"
	"muster/validate/check"
)

// fateCard: each Fate card exists once (RW-FATE-01), so a battle lists each known card once, and only existing cards.
func fateCard() *check.Check {
	return ofBattle("fate-card", diag.Error, []string{"RW-FATE-01"}, []string{library.NeedsRules}, func(p *battlePass) {
		for _, f := range p.Faults.Of(library.UnknownCard) {
			low, high := p.numbers()
			p.Report(check.Finding{
				At: p.value(f.Ptr), Message: fmt.Sprintf("there is no Fate card %s", f.Text),
				Help: fmt.Sprintf("use the number of a card, from %d to %d", low, high),
			})
		}
		for _, f := range p.Faults.Of(library.CardTwice) {
			p.Report(check.Finding{
				At: p.value(f.Ptr), Message: fmt.Sprintf("Fate card %s is listed twice", f.Text), Help: "remove one of them",
			})
		}
		if len(p.Faults.Of(library.TooManyCards)) > 0 {
			p.Report(check.Finding{
				At:      p.self(),
				Message: fmt.Sprintf("there are more than %d cards, the limit of a battle", battle.MaxCards),
				Help:    "announce fewer cards, or remove rows of Fate cards",
			})
		}
	})
}

// numbers returns the lowest and the highest number of a card.
func (p *battlePass) numbers() (low, high int) {
	for i, f := range p.Book.Fate.All() {
		if i == 0 || f.Number < low {
			low = f.Number
		}
		high = max(high, f.Number)
	}
	return low, high
}
