package playcheck

import (
	"fmt"

	"muster/engine/battlelore"
	"muster/engine/battlelore/matches"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// endless: too many games come to no end of their own (BL-END-03): they are called off, or nobody has a card to play.
func endless() *check.Check {
	return newCheck(
		"play/endless",
		diag.Warning,
		[]string{"BL-END-03"},
		needs("play/no-start", "play/no-choice"),
		onPlayed(func(p *pass.Pass, x *played) {
			n, g := x.count(
				func(g *matches.Game) bool { return g.Ended == battlelore.ByCap || g.Ended == battlelore.ByNoCard },
			)
			if !beyondMost(p, "capped", n, len(x.greedy.Games), 1) {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Key("/victory"),
				Message: fmt.Sprintf("%s come to no end, called off after %d turns; at most %d%% is usual",
					x.inGames(n), g.Turns, p.Held(limits()["capped"]).AtMost()),
				Help:    "ask for fewer banners, give objectives, or bring the armies closer",
				Witness: witness(p, g, fmt.Sprintf("called off with %d to %d banners", g.Score[0], g.Score[1])),
			})
		}),
	)
}
