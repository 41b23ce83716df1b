package playcheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// BannersOutOfReach: a side wins no game, and never gets half of the banners that it needs.
func (g *Game) BannersOutOfReach() *check.Check {
	after := needs("play/no-choice", "play/endless", "play/stall")
	return g.Warning("play/banners-out-of-reach", after, func(x *Pass) {
		for camp := range boards.Camp(boards.Camps) {
			if x.wins(camp)+x.Forward.Wins[camp] > 0 {
				continue
			}
			best, goal, side := x.best(camp), x.Goal[camp], &x.game.Sides[camp]
			if 2*best.Score[camp] >= goal.Banners {
				continue // close, but the enemy wins too often
			}
			need := "need"
			if side.One {
				need = "needs"
			}
			x.Report(check.Finding{
				At: x.placeOf(goal.Ptr),
				Message: fmt.Sprintf("%s none of %s: %s %s at best, but %s %d", side.does("win", "wins"),
					wording.Count(x.Played(), "game", "games"), side.they("take", "takes"),
					wording.Count(best.Score[camp], "banner", "banners"), need, goal.Banners),
				Help:    fmt.Sprintf("require fewer banners from %s, or strengthen %s", side.them(), side.them()),
				Witness: x.witness(best, fmt.Sprintf("%s best game, over in turn %d", side.their(), best.Turns)),
			})
		}
	})
}

// wins returns the number of contested games that a side wins.
func (x *Pass) wins(camp boards.Camp) (n int) {
	for _, r := range x.Judged {
		n += r.Wins[camp]
	}
	return n
}

// best returns the first greedy game in which a side took the most banners.
func (x *Pass) best(camp boards.Camp) *Played {
	out := &x.Greedy.Games[0]
	for i := range x.Greedy.Games {
		if g := &x.Greedy.Games[i]; g.Score[camp] > out.Score[camp] {
			out = g
		}
	}
	return out
}
