package playcheck

import (
	"fmt"

	"muster/validate/check"
)

// Endless: too many games have no end under the rules. They are called off, or no player can play a card.
func (g *Game) Endless() *check.Check {
	return g.Warning("play/endless", needs("play/no-choice"), func(x *Pass) {
		n, g := x.count(func(g *Played) bool { return g.End == CalledOff })
		if !x.beyondMost(limits()["capped"], n, len(x.Greedy.Games), 1) {
			return
		}
		x.Report(check.Finding{
			At: x.Doc.Key("/victory"),
			Message: fmt.Sprintf("%s do not finish within %d turns (limit %d%%)", x.inGames(n),
				g.Turns, x.Held(limits()["capped"]).AtMost()),
			Help:    "require fewer banners, add objectives, or move the armies closer",
			Witness: x.witness(g, fmt.Sprintf("stopped at %d to %d banners", g.Score[0], g.Score[1])),
		})
	})
}
