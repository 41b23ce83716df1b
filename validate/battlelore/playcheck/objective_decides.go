package playcheck

import (
	"fmt"

	"muster/engine/command/boards"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// oftenFirst is in how many of a hundred games somebody has to be the first to hold an objective at least, that it can
// decide: one that is taken now and then, as the last banner of a game that is won, decides none.
const oftenFirst = 40

// objectiveDecides: whoever is the first to hold an objective wins, whatever else happens (BL-END-03).
func objectiveDecides() *check.Check {
	return newCheck("play/objective-decides", diag.Warning, []string{"BL-END-03"},
		needs("play/no-start", "play/endless"),
		onPoints(func(p *pass.Pass, x *played, o *point, looks int) {
			first, won := o.First[0]+o.First[1], o.Won[0]+o.Won[1]
			if 100*first < oftenFirst*o.games || !beyondMost(p, "decides", won, first, looks) || !x.hangs(o) {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Value(o.Ptr + "/at"),
				Message: fmt.Sprintf("who is the first to hold %s wins %d of %s; at most %d%% is usual", o.word(), won,
					wording.Count(first, "game", "games"), p.Held(limits()["decides"]).AtMost()),
				Help: "make it worth less, or let it be lost again",
			})
		}))
}

// hangs reports whether the camp that is more often the first to hold an objective wins fewer than three in five of the
// games in which it is not: else it is the stronger one, and would win without the objective. Games of players who pass
// objectives by are among them: where all others come to it, they alone show what it is without.
func (x *played) hangs(o *point) bool {
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
