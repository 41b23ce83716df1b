package playcheck

import (
	"fmt"

	"muster/engine/arena"
	"muster/engine/battlelore/boards"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// lopsided: one camp wins so many games that chance cannot be the reason: even the lower end of the interval lies above
// the limit (BL-END-03).
func lopsided() *check.Check {
	return newCheck(
		"play/lopsided",
		diag.Warning,
		[]string{"BL-END-03"},
		needs(
			"play/no-start",
			"play/no-choice",
			"play/endless",
			"play/banners-out-of-reach",
		),
		onPlayed(func(p *pass.Pass, x *played) {
			for camp := range boards.Camp(boards.Camps) {
				wins := x.greedy.Wins[camp]
				low, high := arena.Interval(wins, len(x.greedy.Games))
				if p.Held(limits()["won"]).Meets(low / 10) {
					continue
				}
				_, g := x.count(won(camp))
				p.Report(check.Finding{
					At: placeOf(p, "/"+camp.String()),
					Message: fmt.Sprintf("%s win %s, with 95%% certainty %d to %d%% of all; %d%% is usual at most",
						camp.People(), x.inGames(wins), low/10, (high+9)/10, p.Held(limits()["won"]).AtMost()),
					Help: "weaken them, strengthen the enemy, or give the camps different numbers of banners",
					Witness: witness(
						p,
						g,
						fmt.Sprintf(
							"won in turn %d with %d to %d banners",
							g.Turns,
							g.Score[camp],
							g.Score[camp.Other()],
						),
					),
				})
			}
		}),
	)
}
