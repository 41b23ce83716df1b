package adventurecheck

import (
	"muster/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/refcheck"
)

// boxTwice: a box that an adventure names twice counts twice, which may be a mistake.
func boxTwice() *check.Check {
	return &check.Check{
		Code: "adventure/box-twice", Severity: diag.Note, Kind: rulebook.KindAdventure,
		Rules: []string{"R-291"},
		Needs: []string{"/boxes"},
		Run:   pass.Run(func(p *pass.Pass) { refcheck.BoxesTwice(p.Pass, p.Adventure.Boxes, &p.Rules.Boxes) }),
	}
}
