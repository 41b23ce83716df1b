package playcheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/validate/check"
)

// ObjectiveIdle: few games fight for an objective that both sides can take.
func (g *Game) ObjectiveIdle() *check.Check {
	return g.onPoints("play/objective-idle", needs(), func(x *Pass, o *point, looks int) {
		if !x.unfought(o, looks) {
			return
		}
		x.Report(check.Finding{
			At: x.Doc.Value(o.Ptr + "/at"),
			Message: fmt.Sprintf("%s is held by %s in %s", o.word(), x.takers(o),
				Of(o.First[0]+o.First[1], o.games, x.Held(limits()["fought-for"]).AtLeast())),
			Help: "move it between the armies, or raise its value",
		})
	})
}

// unfought reports whether an objective that both sides can take is held in few games, but in more than an untaken
// one. An objective of one side is often a reward for a long way.
func (x *Pass) unfought(o *point, looks int) bool {
	return o.Camps[boards.Pennant] && o.Camps[boards.Standard] && !x.untaken(o, looks) &&
		x.belowLeast(limits()["fought-for"], o.First[0]+o.First[1], o.games, looks)
}
