package adventurecheck

import (
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/names"
)

// unknownBox: what an adventure may use is what its boxes hold (BL-SETUP-01), so they must be known.
func unknownBox() *check.Check {
	return &check.Check{
		Code: "adventure/unknown-box", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-SETUP-01"},
		Needs: []string{check.NeedsRules, "/boxes"},
		Run:   func(p *check.Pass) { names.Boxes(p, p.Adventure.Boxes) },
	}
}
