package playcheck

import (
	"fmt"

	"muster/validate/check"
)

// Stall: in too many games the armies do not harm each other for many turns: they cannot, or have no reason to.
func (g *Game) Stall() *check.Check {
	return g.Warning("play/stall", needs("play/no-choice", "play/endless"), func(x *Pass) {
		quiet := x.Held(limits()["quiet"])
		n, g := x.count(func(g *Played) bool { return !quiet.Meets(g.Quiet) })
		if !x.beyondMost(limits()["stalled"], n, len(x.Greedy.Games), 1) {
			return
		}
		x.Report(check.Finding{
			At: x.Doc.Value("/map"),
			Message: fmt.Sprintf("in %s no side loses %s for more than %d turns in a row (limit %d%%)", x.inGames(n),
				x.game.Piece, quiet.AtMost(), x.Held(limits()["stalled"]).AtMost()),
			Help:    "move the armies closer, or add objectives",
			Witness: x.witness(g, fmt.Sprintf("with %d such turns in a row", g.Quiet)),
		})
	})
}
