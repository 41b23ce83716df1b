package playcheck

import (
	"fmt"

	"muster/validate/check"
)

// TooLong: games end, but too many of them so late that players would stop before.
func (g *Game) TooLong() *check.Check {
	return g.Warning("play/too-long", needs("play/no-choice", "play/endless", "play/stall"), func(x *Pass) {
		m := x.Held(limits()["long"])
		n, g := x.count(func(g *Played) bool { return g.End != LastTurn && !m.Meets(g.Turns) })
		if !x.beyondMost(limits()["lengthened"], n, len(x.Greedy.Games), 1) {
			return
		}
		x.Report(check.Finding{
			At: x.Doc.Key("/victory"),
			Message: fmt.Sprintf("%s last beyond turn %d (limit %d%%)", x.inGames(n), m.AtMost(),
				x.Held(limits()["lengthened"]).AtMost()),
			Help:    "require fewer banners, add objectives, or set a last turn",
			Witness: x.witness(g, fmt.Sprintf("over in turn %d", g.Turns)),
		})
	})
}
