package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// cardOrdersNobody: a Command card is played to order units (BL-CMD-01). One that can order none gives its player the
// fallback at best.
func cardOrdersNobody() *check.Check {
	return &check.Check{
		Code: "rulebook/card-orders-nobody", Severity: diag.Warning,
		Rules: []string{"BL-CMD-01"},
		Needs: []string{"rulebook/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range cards(p) {
				if c.Copies == 0 {
					continue // rulebook/card-copies
				}
				orders := false
				for i := range c.Effects {
					e := &c.Effects[i]
					switch {
					case e.Do == rulebook.CardOrder && !e.Orders():
						p.Report(check.Finding{
							At:      p.Doc.Value(c.at(i, "count")),
							Message: fmt.Sprintf("the order of %q selects no unit", c.row.id),
							Help:    "write count = 1 or more, or by",
						})
					case e.Do == rulebook.CardOrder && !served(p.Rules, e):
						p.Report(check.Finding{
							At:      p.Doc.Value(c.at(i, "do")),
							Message: fmt.Sprintf("no unit type matches the order of %q", c.row.id),
							Help:    "correct classes, banners or missile",
						})
					case !e.Orders():
						continue
					}
					orders = true
				}
				if !orders {
					p.Report(check.Finding{
						At:      p.Doc.Value(c.ptr + "/id"),
						Message: fmt.Sprintf("the card %q never orders a unit", c.row.id),
						Help:    "add an effect that orders units: order, roll-orders or copy-last",
					})
				}
			}
		}),
	}
}

// served reports whether an order applies to some unit type of the rulebook.
func served(r *rulebook.Rulebook, e *rulebook.CardEffect) bool {
	units := r.Units.All()
	for i := range units {
		if r.Orderable(e, &units[i]) {
			return true
		}
	}
	return false
}
