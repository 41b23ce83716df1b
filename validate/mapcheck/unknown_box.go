package mapcheck

import (
	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/names"
)

// unknownBox: a map asks for a game box that the rulebook does not have.
func unknownBox() *check.Check {
	return &check.Check{
		Code: "map/unknown-box", Severity: diag.Error, Kind: kinds.Map,
		Needs: []string{check.NeedsRules, "/boxes"},
		Run:   func(p *check.Pass) { names.Boxes(p, p.Map.Boxes) },
	}
}
