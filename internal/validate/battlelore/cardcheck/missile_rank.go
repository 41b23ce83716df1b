package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// missileRank: a design target: a missile unit is in ranks 2 to 4.
func missileRank() *check.Check {
	return &check.Check{
		Code: "deploycards/missile-rank", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Needs: readable(),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			t := p.Held(targets()["missile-rank"])
			for i, c := range s.Cards {
				for _, e := range c.Entries {
					if e.Unit != nil && p.Rules.Missile(e.Unit) && !t.Meets(e.Rank) {
						p.Report(check.Finding{
							At:      cell(p, i, e),
							Message: fmt.Sprintf("%s is on the baseline (%s), where no enemy is in range", e.Unit.ID, place(c, e)),
							Help:    fmt.Sprintf("move it to rank %d or farther", t.AtLeast()),
						})
					}
				}
			}
		})),
	}
}
