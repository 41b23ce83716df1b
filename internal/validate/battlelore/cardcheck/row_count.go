package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/maps"
	"muster/schema/diag"
	"muster/validate/check"
)

// rowCount: CTA-02: a card shows the ranks of its board, four on every known one.
func rowCount() *check.Check {
	return &check.Check{
		Code: "deploycards/row-count", Severity: diag.Error, Kind: rulebook.KindDeploycards,
		Rules: []string{"CTA-02"},
		Needs: []string{"/board", "/cards", "deploycards/unknown-board"},
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			for _, f := range s.Faults {
				if f.Kind != deck.RowCount {
					continue
				}
				at := f.Ptr
				message := fmt.Sprintf("card %d has %s rows (expected %s)", f.Card, f.Text, f.Want)
				help := "write one row for each rank, from the front to the baseline, including empty ones"
				for i, c := range p.Set.Cards {
					if first, why, mend, ok := maps.ScatteredRows(c.Rows); ok && f.Ptr == wording.Pointer("cards", i, "rows") {
						at, message, help = wording.Pointer("cards", i, "rows", first), message+": "+why, mend
					}
				}
				p.Report(check.Finding{At: p.Doc.Value(at), Message: message, Help: help})
			}
		})),
	}
}
