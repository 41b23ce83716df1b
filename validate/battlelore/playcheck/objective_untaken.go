package playcheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// objectiveUntaken: hardly anybody who could hold an objective does (BL-END-03): it lies too far off, or is not worth
// the way.
func objectiveUntaken() *check.Check {
	return newCheck("play/objective-untaken", diag.Warning, []string{"BL-END-03"}, needs("play/no-start"),
		onPoints(func(p *pass.Pass, _ *played, o *point, looks int) {
			if !o.untaken(p, looks) {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Value(o.Ptr + "/at"),
				Message: fmt.Sprintf("%s is held by %s in %s of %s; at least %d%% is usual", o.word(), o.takers(),
					none(o.First[0]+o.First[1]), wording.Count(o.games, "game", "games"),
					p.Held(limits()["taken"]).AtLeast()),
				Help: "bring it nearer to them, or make it worth more",
			})
		}))
}
