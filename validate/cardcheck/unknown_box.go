package cardcheck

import (
	"fmt"

	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/wording"
)

// unknownBox: a set asks for a game box that the rulebook does not have.
func unknownBox() *check.Check {
	return &check.Check{
		Code: "deploycards/unknown-box", Severity: diag.Error, Kind: schema.KindDeploycards,
		Needs: []string{"/boxes"},
		Run: func(p *check.Pass) {
			for i, id := range p.Set.Boxes {
				if p.Rules.Boxes.Get(id) == nil {
					p.Report(check.Finding{
						At:      p.Doc.Value(wording.Pointer("boxes", i)),
						Message: fmt.Sprintf("there is no box %q", id),
						Help:    wording.Choose(id, p.Rules.Boxes.IDs()),
					})
				}
			}
		},
	}
}
