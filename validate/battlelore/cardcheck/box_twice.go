package cardcheck

import (
	"muster/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/refcheck"
)

// boxTwice: a box that a set names twice counts twice, which may be a mistake.
func boxTwice() *check.Check {
	return &check.Check{
		Code: "deploycards/box-twice", Severity: diag.Note, Kind: rulebook.KindDeploycards,
		Rules: []string{"R-291"},
		Needs: []string{"/boxes"},
		Run:   pass.Run(func(p *pass.Pass) { refcheck.BoxesTwice(p.Pass, p.Set.Boxes, &p.Rules.Boxes) }),
	}
}
