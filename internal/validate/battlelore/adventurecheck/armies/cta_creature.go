package armies

import (
	"fmt"
	"maps"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// ctaCreature: a card of a deployment set may bring a creature, and without War Councils nothing pays for its level
// (BL-SETUP-04, CTA-10, R-301, R-306). So only a Lore adventure may name such a set.
func ctaCreature() *check.Check {
	return &check.Check{
		Code: "adventure/cta-creature", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-SETUP-04", "CTA-10", "R-301", "R-306"},
		Needs: []string{"/type", "/call_to_arms", "adventure/medieval-lore", "adventure/cta-unknown-set"},
		Run: pass.Run(func(p *pass.Pass) {
			if pass.IsLore(p) {
				return
			}
			for _, s := range pass.Sets(p) {
				e := p.Catalog.Find(rulebook.KindDeploycards, s.Id)
				if e == nil || e.Set == nil {
					continue
				}
				rules := p.Rules
				for _, id := range slices.Sorted(maps.Values(e.Set.Legend)) {
					if row := rules.Units.Get(id); row == nil || !row.Creature() {
						continue
					}
					p.Report(check.Finding{
						At: p.Doc.Value(s.Ptr),
						Message: fmt.Sprintf("%q can bring the creature %s, but a %s adventure has no War Council to pay for it",
							s.Id, id, pass.Genre(p)),
						Help:    `name another set, or write type = "lore"`,
						Related: pass.Related(p, p.Doc.Value("/type"), "the adventure is "+pass.Genre(p)),
					})
					break
				}
			}
		}),
	}
}
