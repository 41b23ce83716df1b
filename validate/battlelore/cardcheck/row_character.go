package cardcheck

import (
	"fmt"

	"muster/deploycards/deck"
	"muster/engine/battlelore/kinds"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// rowCharacter: a row holds a tab or another character that neither parts nor names cells.
func rowCharacter() *check.Check {
	return &check.Check{
		Code: "deploycards/row-character", Severity: diag.Error, Kind: kinds.Deploycards,
		Needs: []string{"/board", "/cards", "deploycards/unknown-board", "deploycards/row-count"},
		Run: pass.Run(onFaults(deck.RowCharacter, func(_ *pass.Pass, f deck.Fault) (string, string) {
			message := fmt.Sprintf("rank %d of card %d holds the character %q", f.Rank, f.Card, f.Text)
			if f.Text == "," || f.Text == ";" {
				if f.Count > 1 {
					message += fmt.Sprintf(", and there are %d more", f.Count-1)
				}
				return message, "write a space between cells"
			}
			return message, "part cells with spaces and name them with visible symbols"
		})),
	}
}
