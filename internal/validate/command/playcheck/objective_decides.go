package playcheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// oftenFirst is the minimum share of games, in per cent, in which some side must be the first to hold an objective for
// it to decide. One that is taken only now and then, as the last banner of a won game, decides none.
const oftenFirst = 40

// ObjectiveDecides: the first side to hold an objective wins, whatever else happens.
func (g *Game) ObjectiveDecides() *check.Check {
	return g.onPoints("play/objective-decides", needs("play/endless"), func(x *Pass, o *point, looks int) {
		first, won := o.First[0]+o.First[1], o.Won[0]+o.Won[1]
		if 100*first < oftenFirst*o.games || !x.beyondMost(limits()["decides"], won, first, looks) || !x.hangs(o) {
			return
		}
		x.Report(check.Finding{
			At: x.Doc.Value(o.Ptr + "/at"),
			Message: fmt.Sprintf("the first side to hold %s wins %d of %s (limit %d%%)", o.word(), won,
				wording.Count(first, "game", "games"), x.Held(limits()["decides"]).AtMost()),
			Help: "lower its value, or allow the side to lose it again",
		})
	})
}

// hangs reports whether the side that is more often the first to hold an objective wins fewer than three in five of the
// other games. Otherwise it is stronger and would win without the objective. The games include those of players who
// ignore objectives: if all others reach it, only they show games without it.
func (x *Pass) hangs(o *point) bool {
	camp := boards.Pennant
	if o.First[boards.Standard] > o.First[camp] {
		camp = boards.Standard
	}
	wins, rest := x.wins(camp)-o.Won[camp], o.games-o.First[camp]
	if x.blind != nil {
		other := &x.blind.Points[o.place]
		wins += x.blind.Wins[camp] - other.Won[camp]
		rest += len(x.blind.Games) - other.First[camp]
	}
	return 5*wins < 3*rest
}
