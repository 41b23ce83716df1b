package cardcheck

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
)

// unusedLegend: no card uses a legend symbol. Often a typo in the rows.
func unusedLegend() *check.Check {
	return &check.Check{
		Code: "deploycards/unused-legend", Severity: diag.Warning, Kind: rulebook.KindDeploycards,
		Needs: readable(),
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			refcheck.UnusedLegend(p.Pass, p.Set.Legend, s.LegendUsed, "card")
		})),
	}
}
