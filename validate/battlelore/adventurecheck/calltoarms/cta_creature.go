package calltoarms

import (
	"fmt"
	"maps"
	"slices"

	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/battlelore/adventurecheck/sides"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// ctaCreature: a card of a deployment set may bring a creature, and in a Medieval battle there is no Lore for it
// (BL-SETUP-04, CTA-10, R-301). So a Medieval adventure names no such set.
func ctaCreature() *check.Check {
	return &check.Check{
		Code: "adventure/cta-creature", Severity: diag.Error, Kind: kinds.Adventure,
		Rules: []string{"BL-SETUP-04", "CTA-10", "R-301"},
		Needs: []string{"/type", "/call_to_arms", "adventure/medieval-lore", "adventure/cta-unknown-set"},
		Run: pass.Run(func(p *pass.Pass) {
			if p.Adventure.Type != "medieval" { // BL-SETUP-04, CTA-10, R-301
				return
			}
			for _, s := range sides.Sets(p) {
				e := p.Catalog.Find(kinds.Deploycards, s.Id)
				if e == nil || e.Set == nil {
					continue
				}
				rules := p.Rules
				for _, id := range slices.Sorted(maps.Values(e.Set.Legend)) {
					if row := rules.Units.Get(id); row == nil || !row.Creature() {
						continue
					}
					p.Report(check.Finding{
						At:      p.Doc.Value(s.Ptr),
						Message: fmt.Sprintf("%q may bring the creature %s, and a Medieval adventure has no Lore for it", s.Id, id),
						Help:    `name another set, or write type = "lore"`,
						Related: sides.Related(p, p.Doc.Value("/type"), "the adventure is Medieval"),
					})
					break
				}
			}
		}),
	}
}
