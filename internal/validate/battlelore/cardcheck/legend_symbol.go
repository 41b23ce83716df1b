package cardcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// legendSymbol: a key of the legend that no cell can contain, or that means an empty cell.
func legendSymbol() *check.Check {
	return &check.Check{
		Code: "deploycards/legend-symbol", Severity: diag.Error, Kind: rulebook.KindDeploycards,
		Needs: []string{"/legend"},
		Run: pass.Run(onSet(func(p *pass.Pass, s *deck.Set) {
			for _, f := range s.Faults {
				if f.Kind == deck.LegendSymbol {
					p.Report(check.Finding{
						At:      p.Doc.Key(f.Ptr),
						Message: fmt.Sprintf("%q cannot be a symbol: %s", f.Text, f.Want),
						Help:    "choose another symbol, one or two letters without a space",
					})
				}
			}
		})),
	}
}
