package playcheck

import (
	"fmt"

	"muster/engine/battlelore/matches"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// stall: in too many games the armies stand for turns on end without hurting each other (BL-END-03): they cannot, or
// have no reason to.
func stall() *check.Check {
	return newCheck(
		"play/stall",
		diag.Warning,
		[]string{"BL-END-03"},
		needs("play/no-start", "play/no-choice", "play/endless"),
		onPlayed(func(p *pass.Pass, x *played) {
			n, g := x.count(func(g *matches.Game) bool { return !p.Held(limits()["quiet"]).Meets(g.Facts.Quiet) })
			if !beyondMost(p, "stalled", n, len(x.greedy.Games), 1) {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Value("/map"),
				Message: fmt.Sprintf("in %s nobody loses a figure for more than %d turns on end, at most %d%% is usual",
					x.inGames(n), p.Held(limits()["quiet"]).AtMost(), p.Held(limits()["stalled"]).AtMost()),
				Help:    "bring the armies closer, or give them objectives to fight for",
				Witness: witness(p, g, fmt.Sprintf("with %d such turns on end", g.Facts.Quiet)),
			})
		}),
	)
}
