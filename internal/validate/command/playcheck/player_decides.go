package playcheck

import (
	"fmt"

	"muster/validate/check"
)

// PlayerDecides: the result of a side depends on the player: with one player on both sides the adventure differs from
// that with another.
func (g *Game) PlayerDecides() *check.Check {
	after := needs("play/no-choice", "play/endless", "play/lopsided")
	return g.Warning("play/player-decides", after, func(x *Pass) {
		if !x.styles.Shown(x.beyondApart()) {
			return
		}
		least, most := x.styles.Ends()
		x.Report(check.Finding{
			At: x.Doc.Value("/id"),
			Message: fmt.Sprintf("%s %d%% when %s plays both %ss, but %d%% when %s does (limit: %d points "+
				"apart)", x.game.Sides[0].does("take", "takes"), (least.Share+5)/10, least.Player, x.game.Side,
				(most.Share+5)/10, most.Player, x.Held(limits()["apart"]).AtMost()),
			Help: "find what one of them ignores: an objective, a strong place or a weak unit",
		})
	})
}
