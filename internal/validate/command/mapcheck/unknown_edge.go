package mapcheck

import (
	"muster/internal/engine/command/field"
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
)

// UnknownEdge: a kind of side in [[edges]] is not in the rulebook.
func (g *Game) UnknownEdge() *check.Check {
	return &check.Check{
		Code: "map/unknown-edge", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{g.NeedsRules, "/board", "/edges", "map/unknown-board"}),
		Run: g.Run(onFaults(field.UnknownEdge, func(p *Pass, fault field.Fault) check.Finding {
			message, help := refcheck.UnknownName(p.Pass, "edge", fault.Text, p.Field.Rules.Edges.IDs(),
				p.Field.Rules.Edges.Names())
			return check.Finding{Message: message, Advice: help}
		})),
	}
}
