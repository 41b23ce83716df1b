package cardcheck

import (
	"fmt"
	"maps"
	"slices"

	"muster/engine/muster"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// unusedLegend: a symbol has a meaning that no card asks for. Often a slip of the pen in the rows.
func unusedLegend() *check.Check {
	return &check.Check{
		Code: "deploycards/unused-legend", Severity: diag.Warning, Kind: schema.KindDeploycards,
		Needs: readable(),
		Run: onSet(func(p *check.Pass, s *muster.Set) {
			for _, symbol := range slices.Sorted(maps.Keys(p.Set.Legend)) {
				if !s.LegendUsed[symbol] {
					p.Report(check.Finding{
						At:      p.Doc.Key(wording.Pointer("legend", symbol)),
						Message: fmt.Sprintf("no card uses the symbol %q (%s)", symbol, p.Set.Legend[symbol]),
						Help:    "use it, or take it out of the legend",
					})
				}
			}
		}),
	}
}
