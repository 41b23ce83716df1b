package mapcheck

import (
	"muster/engine/command/field"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/refcheck"
)

// UnusedLegend: a symbol has a meaning that no cell asks for. Often a slip of the pen in the rows.
func (g *Game) UnusedLegend() *check.Check {
	return &check.Check{
		Code: "map/unused-legend", Severity: diag.Warning, Kind: g.Kind,
		Needs: g.needs(Grounds()),
		Run: g.Run(OnField(func(p *Pass, f *field.Field) {
			refcheck.UnusedLegend(p.Pass, p.Map.Legend, f.LegendUsed, "cell of the rows")
		})),
	}
}
