package playcheck

import (
	"fmt"

	"muster/engine/battlelore"
	"muster/engine/battlelore/matches"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// tooLong: games come to their end, but too many of them when hardly anybody would play on (BL-END-03).
func tooLong() *check.Check {
	return newCheck("play/too-long", diag.Warning, []string{"BL-END-03"},
		needs("play/no-start", "play/no-choice", "play/endless", "play/stall"),
		onPlayed(func(p *pass.Pass, x *played) {
			m := p.Held(limits()["long"])
			n, g := x.count(func(g *matches.Game) bool { return g.Ended != battlelore.ByTurns && !m.Meets(g.Turns) })
			if !beyondMost(p, "lengthened", n, len(x.greedy.Games), 1) {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Key("/victory"),
				Message: fmt.Sprintf("%s last beyond turn %d; at most %d%% is usual", x.inGames(n), m.AtMost(),
					p.Held(limits()["lengthened"]).AtMost()),
				Help:    "ask for fewer banners, give objectives, or name a last turn",
				Witness: witness(p, g, fmt.Sprintf("over in turn %d", g.Turns)),
			})
		}))
}
