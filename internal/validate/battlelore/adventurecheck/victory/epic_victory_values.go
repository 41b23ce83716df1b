package victory

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// epicVictoryValues: a decisive victory, its margin and the marginal victory belong together and must be consistent
// (EP-VIC-01).
func epicVictoryValues() *check.Check {
	return &check.Check{
		Code: "adventure/epic-victory-values", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"EP-VIC-01"},
		Needs: []string{"adventure/allies-victory", "/victory"},
		Run: pass.Run(func(p *pass.Pass) {
			v := p.Adventure.Victory
			if v.Decisive == 0 && v.Margin == 0 && v.Marginal == 0 {
				return
			}
			say := func(key, message, help string) {
				p.Report(check.Finding{At: p.Doc.Key("/victory/" + key), Message: message, Help: help})
			}
			for _, g := range []struct {
				key string
				n   int
			}{{"decisive", v.Decisive}, {"margin", v.Margin}, {"marginal", v.Marginal}} {
				if g.n == 0 {
					p.Report(check.Finding{
						At: p.Doc.Key("/victory"),
						Message: fmt.Sprintf(
							"an Epic victory needs decisive, margin and marginal, but %s is missing",
							g.key,
						),
						Help: fmt.Sprintf("add %s", g.key),
					})
					return
				}
			}
			switch {
			case v.Banners > 0 || v.Pennant > 0 || v.Standard > 0:
				key := "banners"
				if v.Banners == 0 {
					key = "pennant"
				}
				if v.Banners == 0 && v.Pennant == 0 {
					key = "standard"
				}
				say(
					key,
					"banners and an Epic victory are both set, but only one can end the battle",
					"remove one of them",
				)
			case v.Margin > v.Decisive:
				say(
					"margin",
					fmt.Sprintf("a lead of %d is more than the %d banners of a decisive victory", v.Margin, v.Decisive),
					"lower margin",
				)
			case v.Marginal <= v.Decisive:
				say(
					"marginal",
					fmt.Sprintf(
						"a marginal victory at %d banners must come after the decisive one at %d",
						v.Marginal,
						v.Decisive,
					),
					"raise marginal above decisive",
				)
			}
		}),
	}
}
