package playcheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// Lopsided: one side wins more than its limit between players of equal strength, by the estimate that `muster balance`
// prints.
func (g *Game) Lopsided() *check.Check {
	after := needs("play/no-choice", "play/endless", "play/banners-out-of-reach")
	return g.Warning("play/lopsided", after, func(x *Pass) {
		lies := x.matrix.Beyond(x.beyond())
		if !x.Decide(lies.Shown && x.matrix.Games() > 0, lies.Open) {
			return
		}
		camp := boards.Camp(lies.Side)
		e := lies.Estimate
		wins, low, high := e.Share, e.Interval.Low, e.Interval.High
		if camp == boards.Standard {
			wins, low, high = inference.Unit-wins, inference.Unit-high, inference.Unit-low
		}
		_, g := x.count(func(g *Played) bool { return g.Winner == int(camp) })
		side := &x.game.Sides[camp]
		x.Report(check.Finding{
			At: x.placeOf("/" + side.Key),
			Message: fmt.Sprintf("%s %d%% (%d-%d%%) between equal AI players, in %s (limit %d%%)", side.does("win", "wins"),
				(wins+5)/10, low/10, (high+9)/10, wording.Count(x.matrix.Games(), "game", "games"),
				x.Held(limits()["won"]).AtMost()),
			Help: fmt.Sprintf("weaken %s, strengthen the enemy, or give the %ss different numbers of banners", side.them(),
				x.game.Side),
			Witness: x.wonBy(g, camp),
		})
	})
}

// wonBy shows a game that a side has won, or returns nil if greedy players have won none with it.
func (x *Pass) wonBy(g *Played, camp boards.Camp) *diag.Witness {
	if g == nil {
		return nil
	}
	return x.witness(g,
		fmt.Sprintf("won in turn %d with %d to %d banners", g.Turns, g.Score[camp], g.Score[camp.Other()]))
}
