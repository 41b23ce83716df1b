package playcheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// noChoice: turn after turn players have nothing to decide, because their cards find no unit to order.
func noChoice() *check.Check {
	return newCheck(
		"play/no-choice",
		diag.Warning,
		[]string{"BL-TURN-03"},
		needs("play/no-start"),
		onPlayed(func(p *pass.Pass, x *played) {
			barred, turns, worst := 0, 0, &x.greedy.Games[0]
			for i := range x.greedy.Games {
				g := &x.greedy.Games[i]
				barred, turns = barred+g.Facts.Barred, turns+g.Turns
				if g.Facts.Barred*worst.Turns > worst.Facts.Barred*g.Turns {
					worst = g
				}
			}
			share := perCent(barred, turns)
			if p.Held(limits()["barred-turns"]).Meets(share) { // BL-TURN-03
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Value("/id"),
				Message: fmt.Sprintf("in %d%% of the turns no unit can be ordered, at most %d%% is usual",
					share, p.Held(limits()["barred-turns"]).AtMost()),
				Help: "spread the units over the sections, or let held ones go sooner",
				Witness: witness(
					p,
					worst,
					fmt.Sprintf(
						"with %s of %d in which none can",
						wording.Count(worst.Facts.Barred, "turn", "turns"),
						worst.Turns,
					),
				),
			})
		}),
	)
}
