package games

import (
	"muster/report/balance"
	"muster/sheet"
	"muster/sheet/battlelore/results"
)

// battleLoreBalance returns the balance of adventures as pages.
func battleLoreBalance(x Swept, opts sheet.Options) []sheet.Page {
	b, ok := x.(*balance.Balance)
	if !ok {
		return nil
	}
	return results.Pages(b, opts)
}
