package cardcheck

import (
	"fmt"

	"muster/engine/muster"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// rowCharacter: a row holds a tab or another character that neither parts nor names cells.
func rowCharacter() *check.Check {
	return &check.Check{
		Code: "deploycards/row-character", Severity: diag.Error, Kind: schema.KindDeploycards,
		Needs: []string{"/board", "/cards", "deploycards/unknown-board", "deploycards/row-count"},
		Run: onFaults(muster.RowCharacter, func(_ *check.Pass, f muster.Fault) (string, string) {
			return fmt.Sprintf("rank %d of card %d holds the character %q", f.Rank, f.Card, f.Text),
				"part cells with spaces and name them with visible symbols"
		}),
	}
}
