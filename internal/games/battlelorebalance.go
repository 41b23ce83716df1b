package games

import (
	"muster/report/balance"
	"muster/sheet"
	pages "muster/sheet/battlelore/balance"
)

// battleLoreBalance is how even adventures are, as pages.
func battleLoreBalance(x Swept, opts sheet.Options) []sheet.Page {
	b, ok := x.(*balance.Balance)
	if !ok {
		return nil
	}
	return pages.Pages(b, opts)
}
