package mapcheck

import (
	"muster/engine/command/field"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/refcheck"
)

// UnusedLegend: no cell uses a legend symbol. Often a typo in the rows.
func (g *Game) UnusedLegend() *check.Check {
	return &check.Check{
		Code: "map/unused-legend", Severity: diag.Warning, Kind: g.Kind,
		Needs: g.needs(Grounds()),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			refcheck.UnusedLegend(p.Pass, p.Map.Legend, f.LegendUsed, "cell of the rows")
		})),
	}
}
