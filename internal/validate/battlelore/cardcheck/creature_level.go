package cardcheck

import (
	"fmt"
	"maps"
	"slices"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// creatureLevel: a set shows a creature that takes no level of the War Council. CTA-10, R-062: each deployed creature
// takes its level there; one without a level is free. A row in the set's own [rulebook] is reported there.
func creatureLevel() *check.Check {
	return &check.Check{
		Code: "deploycards/creature-level", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-10", "R-062"},
		Needs: []string{"/legend", "deploycards/unknown-unit", "rulebook/unit-numbers"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, symbol := range slices.Sorted(maps.Keys(p.Set.Legend)) {
				unit := p.Rules.Units.Get(p.Set.Legend[symbol])
				if unit != nil && unit.Creature() && unit.Level < 1 {
					p.Report(check.Finding{
						At:      p.Doc.Value(wording.Pointer("legend", symbol)),
						Message: fmt.Sprintf("the creature %s has no War Council level", unit.ID),
						Help:    "set its level in the rulebook: 1 or more",
					})
				}
			}
		}),
	}
}
