package rulebookcheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// cardCopies: a new card that lies in the deck no times is never drawn. For a shipped card that is how it is taken
// out.
func cardCopies() *check.Check {
	return &check.Check{
		Code: "rulebook/card-copies", Severity: diag.Warning,
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range cards(p) {
				if c.Copies > 0 || c.out() {
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(c.ptr + "/copies"),
					Message: fmt.Sprintf("the deck has no copy of %q, so nobody ever draws it", c.row.id),
					Help:    "write copies = 1 or more, or remove the card",
				})
			}
		}),
	}
}
