package mapcheck

import (
	"fmt"
	"maps"
	"slices"

	"muster/engine/field"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// unusedLegend: a symbol has a meaning that no cell asks for. Often a slip of the pen in the rows.
func unusedLegend() *check.Check {
	return &check.Check{
		Code: "map/unused-legend", Severity: diag.Warning, Kind: schema.KindMap,
		Needs: grounds(),
		Run: onField(func(p *check.Pass, f *field.Field) {
			for _, symbol := range slices.Sorted(maps.Keys(p.Map.Legend)) {
				if !f.LegendUsed[symbol] {
					p.Report(check.Finding{
						At:      p.Doc.Key(wording.Pointer("legend", symbol)),
						Message: fmt.Sprintf("no cell of the rows uses the symbol %q (%s)", symbol, p.Map.Legend[symbol]),
						Help:    "use it, or take it out of the legend",
					})
				}
			}
		}),
	}
}
