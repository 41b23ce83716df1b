package playcheck

import (
	"fmt"

	"muster/validate/check"
)

// PlayerDecides: the result of a side depends on its objectives. With a player on both sides that ignores them, the win
// rate differs from that with each player that tries to win.
func (g *Game) PlayerDecides() *check.Check {
	after := needs("play/no-choice", "play/endless")
	return g.Warning("play/player-decides", after, func(x *Pass) {
		if !x.Decide(x.styles.Shown(blind, x.beyondApart()), x.styles.Open(blind, x.beyondApart())) {
			return
		}
		least, most := x.styles.Ends()
		x.Report(check.Finding{
			At: x.Doc.Value("/id"),
			Message: fmt.Sprintf("%s %d%% when %s plays both %ss, but %d%% when %s does (limit: %d points "+
				"apart)", x.game.Sides[0].does("take", "takes"), (least.Share+5)/10, least.Player, x.game.Side,
				(most.Share+5)/10, most.Player, x.Held(limits()["apart"]).AtMost()),
			Help: "make the armies more even: one of them depends on its objectives",
		})
	})
}
