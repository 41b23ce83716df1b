package cardcheck

import (
	"muster/engine/battlelore/deck"
	"muster/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/refcheck"
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
