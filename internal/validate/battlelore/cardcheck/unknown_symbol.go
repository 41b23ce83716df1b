package cardcheck

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// unknownSymbol: the symbol of a cell is not in the legend.
func unknownSymbol() *check.Check {
	return &check.Check{
		Code: "deploycards/unknown-symbol", Severity: diag.Error, Kind: rulebook.KindDeploycards,
		Needs: []string{"/board", "/legend", "/cards", "deploycards/unknown-board", "deploycards/legend-symbol",
			"deploycards/row-count", "deploycards/row-character", "deploycards/row-size"},
		Run: pass.Run(onFaults(deck.UnknownSymbol, func(_ *pass.Pass, f deck.Fault) check.Finding {
			message := fmt.Sprintf("the legend has no symbol %q (card %d, rank %d, file %d)", f.Text, f.Card, f.Rank, f.File)
			help := fmt.Sprintf("use one of %s, or give %q a unit in [legend]", f.Want, f.Text)
			switch {
			case f.Near != "":
				help = diag.Guess(f.Text, strings.Split(f.Want, ", "),
					fmt.Sprintf(", or give %q a unit in [legend]", f.Text)).Help
			case f.Want == "":
				help = fmt.Sprintf("give %q a unit in [legend]", f.Text)
			}
			return check.Finding{Message: message, Help: help}
		})),
	}
}
