package cardcheck

import (
	"fmt"

	"muster/engine/muster"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// rowCount: CTA-02: a card shows the ranks of its board, four on every known one.
func rowCount() *check.Check {
	return &check.Check{
		Code: "deploycards/row-count", Severity: diag.Error, Kind: schema.KindDeploycards,
		Rules: []string{"CTA-02"},
		Needs: []string{"/board", "/cards", "deploycards/unknown-board"},
		Run: onFaults(muster.RowCount, func(_ *check.Pass, f muster.Fault) (string, string) {
			return fmt.Sprintf("card %d has %s rows, a card shows %s ranks", f.Card, f.Text, f.Want),
				"write one row for each rank, the front first and the baseline last, empty ones too"
		}),
	}
}
