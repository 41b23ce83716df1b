package cardcheck

import (
	"muster/engine/battlelore/kinds"
	"muster/engine/muster"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/names"
)

// unusedLegend: a symbol has a meaning that no card asks for. Often a slip of the pen in the rows.
func unusedLegend() *check.Check {
	return &check.Check{
		Code: "deploycards/unused-legend", Severity: diag.Warning, Kind: kinds.Deploycards,
		Needs: readable(),
		Run: onSet(func(p *check.Pass, s *muster.Set) {
			names.Legend(p, p.Set.Legend, s.LegendUsed, "card")
		}),
	}
}
