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

// greenShare: a design target: the green units of a set. CTA-08: they scout, and the player that scouts more moves
// first; R-050: green creatures count.
func greenShare() *check.Check {
	return &check.Check{
		Code: "deploycards/green-share", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-08", "R-050"},
		Needs: append(whole(), "deploycards/few-units", "deploycards/units-a-card", "deploycards/colours"),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			for _, b := range p.Rules.Banners.All() {
				t, known := targets()[b.ID+"-"+s.Camp.String()]
				t = p.Held(t)
				if !known {
					continue
				}
				n := 0
				for _, c := range s.Cards {
					for _, e := range c.Entries {
						if e.Unit != nil && e.Unit.Banner == b.ID {
							n++
						}
					}
				}
				if !t.Meets(n) {
					p.Report(check.Finding{
						At: p.Doc.Key("/cards"),
						Message: fmt.Sprintf(
							"the set has %s; a %s set should have %s",
							wording.Count(n, b.ID+" unit", b.ID+" units"),
							s.Camp,
							t.Text(),
						),
						Help: t.Change(n),
					})
				}
			}
		})),
	}
}
