package cardcheck

import (
	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/names"
)

// unknownBox: a set asks for a game box that the rulebook does not have.
func unknownBox() *check.Check {
	return &check.Check{
		Code: "deploycards/unknown-box", Severity: diag.Error, Kind: kinds.Deploycards,
		Needs: []string{check.NeedsRules, "/boxes"},
		Run:   func(p *check.Pass) { names.Boxes(p, p.Set.Boxes) },
	}
}
