package adventurecheck

import (
	"fmt"

	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// commandCardsMissing: a Medieval adventure has no Commander level that would give the Command cards, so it must
// state them itself (BL-SETUP-03).
func commandCardsMissing() *check.Check {
	return &check.Check{
		Code: "adventure/command-cards-missing", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-SETUP-03"},
		Needs: []string{"/type", "/pennant", "/standard", "adventure/missing-side"},
		Run: func(p *check.Pass) {
			if p.Adventure.Type != "medieval" {
				return
			}
			for _, c := range camps {
				side := p.Adventure.Side(c.String())
				if side != nil && side.CommandCards > 0 {
					continue
				}
				at := p.Doc.Value("/type")
				if side != nil {
					at = p.Doc.Key(sidePtr(c))
				}
				p.Report(check.Finding{
					At:      at,
					Message: fmt.Sprintf("nothing says how many Command cards %s hold in this Medieval adventure", people(c)),
					Help:    fmt.Sprintf("add command_cards to [%s]; %d to %d are usual", c, limits()["command-cards"].AtLeast(), limits()["command-cards"].AtMost()),
				})
			}
		},
	}
}
