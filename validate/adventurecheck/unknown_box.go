package adventurecheck

import (
	"fmt"

	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// unknownBox: what an adventure may use is what its boxes hold (BL-SETUP-01), so they must be known.
func unknownBox() *check.Check {
	return &check.Check{
		Code: "adventure/unknown-box", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-SETUP-01"},
		Needs: []string{"/boxes"},
		Run: func(p *check.Pass) {
			for i, id := range p.Adventure.Boxes {
				if p.Rules.Boxes.Get(id) == nil {
					p.Report(check.Finding{
						At:      p.Doc.Value(fmt.Sprintf("/boxes/%d", i)),
						Message: fmt.Sprintf("there is no box %q", id),
						Help:    wording.Choose(id, p.Rules.Boxes.IDs()),
					})
				}
			}
		},
	}
}
