package kernel

import (
	"fmt"
	"slices"

	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// cardIdle: a Command card is played to order units, or to answer an attack (MED-CMD-01). One that can do neither
// leaves its player with the fallback at best.
func cardIdle() *check.Check {
	return &check.Check{
		Code: "rulebook/card-idle", Severity: diag.Warning,
		Rules: []string{"MED-CMD-01"},
		Needs: []string{"rulebook/unknown-name", "rulebook/card-unplayable"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range judged(p, "command_cards") {
				c := of[rulebook.CommandCard](w)
				if c.Copies == 0 {
					continue
				}
				orders := false
				for i := range c.Effects {
					e := &c.Effects[i]
					if e.Do == rulebook.DoOrder && e.Orders() && !served(p.Rules, e) {
						p.Report(check.Finding{
							At:      p.Doc.Value(fmt.Sprintf("%s/effects/%d/do", w.Ptr, i)),
							Message: fmt.Sprintf("no unit type matches the order of %q", w.ID),
							Help:    "correct classes, arms or missile",
						})
					}
					orders = orders || e.Orders() || e.Do == rulebook.DoStrikeFirst
				}
				if !orders {
					p.Report(check.Finding{
						At:      p.Doc.Value(w.Ptr + "/id"),
						Message: fmt.Sprintf("the card %q never orders a unit and is no reaction to an attack", w.ID),
						Help:    "add an effect that does: order, chain, roll-orders, rally, copy-last or strike-first",
					})
				}
			}
		}),
	}
}

// served reports whether an order applies to some unit type of the rulebook, with a Bow marker or without.
func served(r *rulebook.Rulebook, e *rulebook.CardEffect) bool {
	units := r.Units.All()
	return slices.ContainsFunc(units, func(u rulebook.Unit) bool {
		return e.Orderable(&u, false) || u.Bow != nil && e.Orderable(&u, true)
	})
}
