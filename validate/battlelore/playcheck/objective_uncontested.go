package playcheck

import (
	"fmt"

	"muster/engine/command/boards"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// objectiveUncontested: one camp holds an objective in most games, and the other, which may, in hardly any (BL-END-03).
func objectiveUncontested() *check.Check {
	return newCheck("play/objective-uncontested", diag.Warning, []string{"BL-END-03"}, needs("play/no-start"),
		onPoints(func(p *pass.Pass, _ *played, o *point, looks int) {
			if !o.Camps[boards.Pennant] || !o.Camps[boards.Standard] || o.untaken(p, looks) {
				return
			}
			camp := boards.Pennant
			if o.Taken[boards.Standard] > o.Taken[camp] {
				camp = boards.Standard
			}
			other := camp.Other()
			if 2*o.Taken[camp] < o.games || !belowLeast(p, "contested", o.Taken[other], o.games, looks) {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Value(o.Ptr + "/at"),
				Message: fmt.Sprintf("%s is held by %s in %d of %s, and by %s in %s; at least %d%% is usual", o.word(),
					camp.People(), o.Taken[camp], wording.Count(o.games, "game", "games"), other.People(),
					none(o.Taken[other]), p.Held(limits()["contested"]).AtLeast()),
				Help: "put it between the armies, or say whose it is with `side`",
			})
		}))
}
