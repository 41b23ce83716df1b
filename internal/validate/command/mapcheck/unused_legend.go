package mapcheck

import (
	"muster/internal/engine/command/field"
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
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
