package playcheck

import (
	"fmt"

	"muster/internal/validate/wording"
	"muster/validate/check"
)

// ObjectiveUncontested: one side holds an objective in most games, and the other, which could, in hardly any.
func (g *Game) ObjectiveUncontested() *check.Check {
	return g.onPoints("play/objective-uncontested", needs(), func(x *Pass, o *point, looks int) {
		camp, ok := x.uncontested(o, looks)
		if !ok || 2*o.Taken[camp] < o.games {
			return
		}
		other := camp.Other()
		x.Report(check.Finding{
			At: x.Doc.Value(o.Ptr + "/at"),
			Message: fmt.Sprintf("%s is held by %s in %d of %s, and by %s in %s (at least %d%% expected)", o.word(),
				x.game.Sides[camp].Name, o.Taken[camp], wording.Count(o.games, "game", "games"), x.game.Sides[other].Name,
				none(o.Taken[other]), x.Held(limits()["contested"]).AtLeast()),
			Help: "move it between the armies, or set its owner with `side`",
		})
	})
}
