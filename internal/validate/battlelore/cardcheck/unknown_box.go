package cardcheck

import (
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownBox: a box of a set is not in the rulebook.
func unknownBox() *check.Check {
	return &check.Check{
		Code: "deploycards/unknown-box", Severity: diag.Error, Kind: rulebook.KindDeploycards,
		Needs: []string{library.NeedsRules, "/boxes"},
		Run:   pass.Run(func(p *pass.Pass) { refcheck.UnknownBoxes(p.Pass, p.Set.Boxes, &p.Rules.Boxes) }),
	}
}
