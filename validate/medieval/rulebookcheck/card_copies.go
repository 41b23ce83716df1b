package rulebookcheck

import (
	"fmt"

	"muster/engine/medieval/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/medieval/pass"
)

// cardCopies: a new card that the deck holds no times is never drawn. A shipped card is taken out of the
// deck that way.
func cardCopies() *check.Check {
	return &check.Check{
		Code: "rulebook/card-copies", Severity: diag.Warning,
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range judged(p, "command_cards") {
				c := of[rulebook.CommandCard](w)
				if c.Copies > 0 || rulebook.Base().CommandCards.Get(w.ID) != nil {
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(w.Ptr + "/copies"),
					Message: fmt.Sprintf("the deck has no copy of %q, so it is never drawn", w.ID),
					Help:    "write copies = 1 or more, or remove the card",
				})
			}
		}),
	}
}
