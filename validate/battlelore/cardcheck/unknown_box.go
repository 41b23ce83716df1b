package cardcheck

import (
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/refcheck"
)

// unknownBox: a box of a set is not in the rulebook.
func unknownBox() *check.Check {
	return &check.Check{
		Code: "deploycards/unknown-box", Severity: diag.Error, Kind: rulebook.KindDeploycards,
		Needs: []string{library.NeedsRules, "/boxes"},
		Run:   pass.Run(func(p *pass.Pass) { refcheck.UnknownBoxes(p.Pass, p.Set.Boxes, &p.Rules.Boxes) }),
	}
}
