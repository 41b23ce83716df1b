package adventurecheck

import (
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/refcheck"
	"muster/schema/diag"
	"muster/validate/check"
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
