package playcheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/validate/wording"
	"muster/validate/check"
)

// ObjectiveFree: one side holds an objective in many games, and the other, which could, in hardly any. If the first
// holds it in most games, ObjectiveUncontested reports it.
func (g *Game) ObjectiveFree() *check.Check {
	return g.onPoints("play/objective-free", needs(), func(x *Pass, o *point, looks int) {
		camp, ok := x.uncontested(o, looks)
		if !ok || x.unfought(o, looks) || 2*o.Taken[camp] >= o.games ||
			!x.beyondMost(limits()["free"], o.Taken[camp], o.games, looks) {
			return
		}
		other := camp.Other()
		x.Report(check.Finding{
			At: x.Doc.Value(o.Ptr + "/at"),
			Message: fmt.Sprintf("%s %s in %s of %s (at least %d%% expected), and %s in %d (limit %d%% for one %s alone)",
				x.game.Sides[other].does("hold", "holds"), o.word(), none(o.Taken[other]),
				wording.Count(o.games, "game", "games"), x.Held(limits()["contested"]).AtLeast(), x.game.Sides[camp].Name,
				o.Taken[camp], x.Held(limits()["free"]).AtMost(), x.game.Side),
			Help: "move it between the armies, or set its owner with `side`",
		})
	})
}

// uncontested reports whether an objective that both sides can take is held by one of them in hardly any game, and
// returns the other side.
func (x *Pass) uncontested(o *point, looks int) (boards.Camp, bool) {
	camp := boards.Pennant
	if o.Taken[boards.Standard] > o.Taken[camp] {
		camp = boards.Standard
	}
	return camp, o.Camps[boards.Pennant] && o.Camps[boards.Standard] && !x.untaken(o, looks) &&
		x.belowLeast(limits()["contested"], o.Taken[camp.Other()], o.games, looks)
}
