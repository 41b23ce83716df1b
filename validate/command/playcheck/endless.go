package playcheck

import (
	"fmt"

	"muster/validate/check"
)

// Endless: too many games come to no end of their own: they are called off, or nobody has a card to play.
func (g *Game) Endless() *check.Check {
	return g.Warning("play/endless", needs("play/no-choice"), func(x *Pass) {
		n, g := x.count(func(g *Played) bool { return g.End == CalledOff })
		if !x.beyondMost(limits()["capped"], n, len(x.Greedy.Games), 1) {
			return
		}
		x.Report(check.Finding{
			At: x.Doc.Key("/victory"),
			Message: fmt.Sprintf("%s come to no end, called off after %d turns; at most %d%% is usual", x.inGames(n),
				g.Turns, x.Held(limits()["capped"]).AtMost()),
			Help:    "ask for fewer banners, give objectives, or bring the armies closer",
			Witness: x.witness(g, fmt.Sprintf("called off with %d to %d banners", g.Score[0], g.Score[1])),
		})
	})
}
