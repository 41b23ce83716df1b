package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// creatureCount: a design target: one card of a set shows a creature, so that creatures stay rare.
func creatureCount() *check.Check {
	return &check.Check{
		Code: "deploycards/creature-count", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Needs: readable(),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			t := p.Held(targets()["creature-cards"])
			var first source.Span
			shown := 0
			for i, c := range s.Cards {
				e, found := creatureOf(c)
				if !found {
					continue
				}
				if shown++; shown == 1 {
					first = cell(p, i, e)
				}
				if !t.Meets(shown) {
					p.Report(check.Finding{
						At: cell(p, i, e),
						Message: fmt.Sprintf(
							"card %d shows another creature (%s); a set should have %s such card",
							c.Number,
							e.Unit.ID,
							t.Text(),
						),
						Help:    "replace it by a troop unit",
						Related: []diag.Related{check.Related(p.Doc, first, "the first one")},
					})
				}
			}
		})),
	}
}

// creatureOf returns the first creature of a card.
func creatureOf(c deck.Card) (deck.Entry, bool) {
	for _, e := range c.Entries {
		if e.Unit != nil && e.Unit.Creature() {
			return e, true
		}
	}
	return deck.Entry{}, false
}
