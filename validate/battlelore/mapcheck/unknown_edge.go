package mapcheck

import (
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// unknownEdge: [[edges]] names a kind of side that the rulebook does not have.
func unknownEdge() *check.Check {
	return &check.Check{
		Code: "map/unknown-edge", Severity: diag.Error, Kind: kinds.Map,
		Needs: []string{library.NeedsRules, "/board", "/edges", "map/unknown-board"},
		Run: pass.Run(onFaults(field.UnknownEdge, func(p *pass.Pass, fault field.Fault) check.Finding {
			message, help := wording.Unknown("edge", fault.Text, p.Field.Rules.Edges.IDs())
			return check.Finding{Message: message, Advice: help}
		})),
	}
}
