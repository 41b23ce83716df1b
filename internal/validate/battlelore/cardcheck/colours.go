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

// colours: a design target: each card mixes the colours. R-050: a creature has one.
func colours() *check.Check {
	return &check.Check{
		Code: "deploycards/colours", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Needs: append(whole(), "deploycards/few-units"),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			most := p.Held(targets()["units-card"]).AtMost()
			for i, c := range s.Cards {
				if len(c.Entries) > most {
					continue // deploycards/units-a-card reports the surplus
				}
				count := map[string]int{}
				for _, e := range c.Entries {
					if e.Unit != nil {
						count[e.Unit.Banner]++
					}
				}
				for _, b := range p.Rules.Banners.All() {
					t, known := targets()[b.ID+"-card"]
					t = p.Held(t)
					if n := count[b.ID]; known && !t.Meets(n) {
						p.Report(check.Finding{
							At: card(p, i),
							Message: fmt.Sprintf("card %d has %s (expected %s)",
								c.Number, wording.Count(n, b.ID+" unit", b.ID+" units"), t.Text()),
							Help: t.Change(n),
						})
					}
				}
			}
		})),
	}
}
