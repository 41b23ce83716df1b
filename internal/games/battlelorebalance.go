package games

import (
	"muster/internal/report/balance"
	"muster/internal/sheet/battlelore/results"
	"muster/sheet"
)

// battleLoreBalance returns the balance of adventures as pages.
func battleLoreBalance(x Swept, opts sheet.Options) []sheet.Page {
	b, ok := x.(*balance.Balance)
	if !ok {
		return nil
	}
	return results.Pages(b, opts)
}
