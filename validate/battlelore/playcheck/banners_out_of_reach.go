package playcheck

import (
	"fmt"

	"muster/engine/battlelore"
	"muster/engine/battlelore/matches"
	"muster/engine/command/boards"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// bannersOutOfReach: a camp wins no game, and comes not even half way to the banners that it needs (BL-END-03).
func bannersOutOfReach() *check.Check {
	return newCheck("play/banners-out-of-reach", diag.Warning, []string{"BL-END-03"},
		needs("play/no-start", "play/no-choice", "play/endless", "play/stall"), onPlayed(func(p *pass.Pass, x *played) {
			for camp := range boards.Camp(boards.Camps) {
				if x.wins(camp)+x.forward.Wins[camp] > 0 {
					continue
				}
				best := best(x, camp)
				if 2*best.Score[camp] >= goal(p, camp) {
					continue // close, only never close enough: the enemy wins too often
				}
				p.Report(check.Finding{
					At: goalAt(p, camp),
					Message: fmt.Sprintf(
						"%s win none of %s: they take %s at best, and need %d",
						camp.People(),
						wording.Count(x.games(), "game", "games"),
						wording.Count(best.Score[camp], "banner", "banners"),
						goal(p, camp),
					),
					Help:    "ask them for fewer banners, or strengthen them",
					Witness: witness(p, best, fmt.Sprintf("their best game, over in turn %d", best.Turns)),
				})
			}
		}))
}

// wins are the games of players who want to win that a camp wins.
func (x *played) wins(camp boards.Camp) (n int) {
	for _, r := range x.judged {
		n += r.Wins[camp]
	}
	return n
}

// best is the greedy game in which a camp took the most banners; among such the first.
func best(x *played, camp boards.Camp) *matches.Game {
	out := &x.greedy.Games[0]
	for i := range x.greedy.Games {
		if g := &x.greedy.Games[i]; g.Score[camp] > out.Score[camp] {
			out = g
		}
	}
	return out
}

// goal is what a camp needs.
func goal(p *pass.Pass, camp boards.Camp) int {
	v := &p.Adventure.Victory
	if own := [boards.Camps]int{v.Pennant, v.Standard}[camp]; own > 0 {
		return own
	}
	return max(v.Banners, v.Decisive) // EP-VIC-01: an Epic battle has the second in place of the first
}

// goalAt is where the adventure says so.
func goalAt(p *pass.Pass, camp boards.Camp) source.Span {
	if v := &p.Adventure.Victory; v.Pennant > 0 && camp == boards.Pennant || v.Standard > 0 && camp == boards.Standard {
		return p.Doc.Value("/victory/" + camp.String())
	}
	if p.Adventure.Victory.Decisive > 0 {
		return p.Doc.Value("/victory/decisive")
	}
	return placeOf(p, "/victory/banners")
}

// won is a game that a camp has won.
func won(camp boards.Camp) func(*matches.Game) bool {
	return func(g *matches.Game) bool { return g.Winner == battlelore.Side(camp) }
}
