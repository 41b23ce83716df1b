package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// rowSize: CTA-02: a row has one cell per hex of its rank in the card's footprint, 3 or 4. The format cannot name a hex
// outside of the footprint, or put two units on one.
func rowSize() *check.Check {
	return &check.Check{
		Code:     "deploycards/row-size",
		Severity: diag.Error,
		Kind:     rulebook.KindDeploycards,
		Rules:    []string{"CTA-02"},
		Needs: []string{
			"/board",
			"/cards",
			"deploycards/unknown-board",
			"deploycards/row-count",
			"deploycards/row-character",
		},
		Run: pass.Run(onFaults(deck.RowSize, func(_ *pass.Pass, f deck.Fault) check.Finding {
			return check.Finding{
				Message: fmt.Sprintf("rank %d of card %d has %s cells, but %s hexes", f.Rank, f.Card, f.Text, f.Want),
				Help:    fmt.Sprintf("write %s cells, with a dot for each empty one", f.Want),
			}
		})),
	}
}
