package mapcheck

import (
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/names"
)

// unusedLegend: a symbol has a meaning that no cell asks for. Often a slip of the pen in the rows.
func unusedLegend() *check.Check {
	return &check.Check{
		Code: "map/unused-legend", Severity: diag.Warning, Kind: kinds.Map,
		Needs: grounds(),
		Run: pass.Run(onField(func(p *pass.Pass, f *field.Field) {
			names.Legend(p.Pass, p.Map.Legend, f.LegendUsed, "cell of the rows")
		})),
	}
}
