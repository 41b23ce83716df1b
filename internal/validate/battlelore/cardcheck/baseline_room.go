package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// baselineRoom: a design target: rank 1 of a card is not full. CTA-06, CTA-09: displaced and Reserve units are lost if
// the baseline has no vacant hex.
func baselineRoom() *check.Check {
	return &check.Check{
		Code: "deploycards/baseline-room", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-06", "CTA-09"},
		Needs: readable(),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			t := p.Held(targets()["rank-1-card"])
			for i, c := range s.Cards {
				var first []deck.Entry
				for _, e := range c.Entries {
					if e.Rank == 1 {
						first = append(first, e)
					}
				}
				if n := len(first); !t.Meets(n) {
					p.Report(check.Finding{
						At: p.Doc.Value(rowPointer(p, i, 1)),
						Message: fmt.Sprintf(
							"card %d has %s on the baseline (expected %s)",
							c.Number,
							units(n),
							t.Text(),
						),
						Help: "move one forward: displaced units and the Reserve need room there",
					})
				}
			}
		})),
	}
}
