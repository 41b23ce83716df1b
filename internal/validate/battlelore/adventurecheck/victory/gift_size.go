package victory

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// giftSize: tokens come from the pool of the boxes on the table (BL-LOR-01), and a unit gets back no more figures than
// it can have lost. A larger number is usually a mistake.
func giftSize() *check.Check {
	return &check.Check{
		Code: "adventure/gift-size", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-LOR-01"},
		Needs: []string{
			"/boxes", "adventure/unknown-map", "adventure/unknown-box", "adventure/unknown-unit", "adventure/gift-never",
		},
		Run: pass.Run(func(p *pass.Pass) {
			for _, e := range p.Linked.Gifts() {
				if e.Count == nil {
					continue
				}
				if e.Do == adventures.RuleTokens {
					if pool := p.Rules.LoreTokens(p.Linked.Table()); e.N() > pool {
						p.Report(check.Finding{
							At: p.Doc.Value(e.Ptr + "/count"),
							Message: fmt.Sprintf("the effect gives %s, but the boxes contain %d",
								wording.Count(e.N(), "Lore token", "Lore tokens"), pool),
							Help: fmt.Sprintf("lower it to %d or less", pool),
						})
					}
					continue
				}
				most := 0
				for _, u := range p.Linked.Chosen(&e) {
					if u.Row != nil && !u.Row.Creature() {
						most = max(most, p.Rules.Figures(u.Row)-1)
					}
				}
				if most > 0 && e.N() > most {
					p.Report(check.Finding{
						At: p.Doc.Value(e.Ptr + "/count"),
						Message: fmt.Sprintf("the effect restores %s, but no unit can have lost more than %d",
							wording.Count(e.N(), "figure", "figures"), most),
						Help: fmt.Sprintf("lower it to %d or less", most),
					})
				}
			}
		}),
	}
}
