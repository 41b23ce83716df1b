package playcheck

import (
	"fmt"

	"muster/engine/battlelore/matches"
	"muster/engine/command/boards"
	"muster/engine/matrix"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// lopsided: one camp has a way to play with which it takes more than it should, whoever plays the other (BL-END-03).
func lopsided() *check.Check {
	return newCheck("play/lopsided", diag.Warning, []string{"BL-END-03"},
		needs("play/no-start", "play/no-choice", "play/endless", "play/banners-out-of-reach"),
		onPlayed(func(p *pass.Pass, x *played) {
			lies := x.matrix.Beyond(beyond(p))
			if !lies.Shown || x.matrix.Value == nil {
				return
			}
			camp := boards.Camp(lies.Side)
			takes, low, high := x.matrix.Value.Value, x.matrix.Value.Interval.Low, x.matrix.Value.Interval.High
			if camp == boards.Standard {
				takes, low, high = matrix.Unit-takes, matrix.Unit-high, matrix.Unit-low
			}
			_, g := x.count(won(camp))
			p.Report(check.Finding{
				At: placeOf(p, "/"+camp.String()),
				Message: fmt.Sprintf("%s take %d%% (%d to %d%%) where both camps choose their players best, in %s; %d%% is "+
					"usual at most", camp.People(), (takes+5)/10, low/10, (high+9)/10,
					wording.Count(x.matrix.Games(), "game", "games"), p.Held(limits()["won"]).AtMost()),
				Help:    "weaken them, strengthen the enemy, or give the camps different numbers of banners",
				Witness: wonBy(p, g, camp),
			})
		}),
	)
}

// wonBy shows a game that a camp has won; nil where greedy players have won none with it.
func wonBy(p *pass.Pass, g *matches.Game, camp boards.Camp) *diag.Witness {
	if g == nil {
		return nil
	}
	return witness(p, g,
		fmt.Sprintf("won in turn %d with %d to %d banners", g.Turns, g.Score[camp], g.Score[camp.Other()]))
}
