package mapcheck

import (
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/names"
)

// unknownBox: a map asks for a game box that the rulebook does not have.
func unknownBox() *check.Check {
	return &check.Check{
		Code: "map/unknown-box", Severity: diag.Error, Kind: kinds.Map,
		Needs: []string{library.NeedsRules, "/boxes"},
		Run:   pass.Run(func(p *pass.Pass) { names.Boxes(p.Pass, p.Map.Boxes, &p.Rules.Boxes) }),
	}
}
