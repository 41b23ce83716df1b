package playcheck

import (
	"fmt"

	"muster/engine/battlelore/matches"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// tooShort: too many games are over before much can have happened (BL-END-03).
func tooShort() *check.Check {
	return newCheck("play/too-short", diag.Warning, []string{"BL-END-03"}, needs("play/no-start", "play/no-choice"),
		onPlayed(func(p *pass.Pass, x *played) {
			m := p.Held(limits()["short"])
			n, g := x.count(func(g *matches.Game) bool { return !m.Meets(g.Turns) })
			if !beyondMost(p, "shortened", n, len(x.greedy.Games), 1) {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Key("/victory"),
				Message: fmt.Sprintf("%s are over before turn %d; at most %d%% is usual", x.inGames(n), m.AtLeast(),
					p.Held(limits()["shortened"]).AtMost()),
				Help:    "ask for more banners, or move objectives and armies apart",
				Witness: witness(p, g, fmt.Sprintf("over in turn %d", g.Turns)),
			})
		}))
}
