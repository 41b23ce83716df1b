package adventurecheck

import (
	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/names"
)

// boxTwice: a box that an adventure names twice counts twice, which may be a slip.
func boxTwice() *check.Check {
	return &check.Check{
		Code: "adventure/box-twice", Severity: diag.Note, Kind: kinds.Adventure,
		Rules: []string{"R-291"},
		Needs: []string{"/boxes"},
		Run:   func(p *check.Pass) { names.BoxesTwice(p, p.Adventure.Boxes) },
	}
}
