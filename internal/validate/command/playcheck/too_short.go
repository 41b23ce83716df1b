package playcheck

import (
	"fmt"

	"muster/validate/check"
)

// TooShort: too many games end before much can have happened.
func (g *Game) TooShort() *check.Check {
	return g.Warning("play/too-short", needs("play/no-choice"), func(x *Pass) {
		m := x.Held(limits()["short"])
		n, g := x.count(func(g *Played) bool { return !m.Meets(g.Turns) })
		if !x.beyondMost(limits()["shortened"], n, len(x.Greedy.Games), 1) {
			return
		}
		x.Report(check.Finding{
			At: x.Doc.Key("/victory"),
			Message: fmt.Sprintf("%s end before turn %d (limit %d%%)", x.inGames(n), m.AtLeast(),
				x.Held(limits()["shortened"]).AtMost()),
			Help:    "require more banners, or move objectives and armies apart",
			Witness: x.witness(g, fmt.Sprintf("over in turn %d", g.Turns)),
		})
	})
}
