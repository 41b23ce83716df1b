package games

import (
	"muster/report/balance"
	"muster/sheet"
	"muster/sheet/battlelore/results"
)

// battleLoreBalance is how even adventures are, as pages.
func battleLoreBalance(x Swept, opts sheet.Options) []sheet.Page {
	b, ok := x.(*balance.Balance)
	if !ok {
		return nil
	}
	return results.Pages(b, opts)
}
