package playcheck

import (
	"fmt"

	"muster/validate/check"
)

// ObjectiveUntaken: units that could hold an objective rarely do: it is too far away, or not worth the way.
func (g *Game) ObjectiveUntaken() *check.Check {
	return g.onPoints("play/objective-untaken", needs(), func(x *Pass, o *point, looks int) {
		if !x.untaken(o, looks) {
			return
		}
		x.Report(check.Finding{
			At: x.Doc.Value(o.Ptr + "/at"),
			Message: fmt.Sprintf("%s is held by %s in %s", o.word(), x.takers(o),
				Of(o.First[0]+o.First[1], o.games, x.Held(limits()["taken"]).AtLeast())),
			Help: "move it closer to the side that can take it, or raise its value",
		})
	})
}
