package playcheck

import (
	"fmt"

	"muster/internal/validate/wording"
	"muster/validate/check"
)

// NoChoice: for many turns players have no decisions, because their cards find no unit to order.
func (g *Game) NoChoice() *check.Check {
	return g.Warning("play/no-choice", needs(), func(x *Pass) {
		barred, turns, worst := 0, 0, &x.Greedy.Games[0]
		for i := range x.Greedy.Games {
			g := &x.Greedy.Games[i]
			barred, turns = barred+g.Barred, turns+g.Turns
			if g.Barred*worst.Turns > worst.Barred*g.Turns {
				worst = g
			}
		}
		share, limit := perCent(barred, turns), x.Held(limits()["barred-turns"])
		if limit.Meets(share) {
			return
		}
		turnsBarred := wording.Count(worst.Barred, "turn", "turns")
		x.Report(check.Finding{
			At: x.Doc.Value("/id"),
			Message: fmt.Sprintf("no unit can be ordered in %d%% of the turns (limit %d%%)", share,
				limit.AtMost()),
			Help:    x.game.Helps["play/no-choice"],
			Witness: x.witness(worst, fmt.Sprintf("with %s of %d in which none can", turnsBarred, worst.Turns)),
		})
	})
}
