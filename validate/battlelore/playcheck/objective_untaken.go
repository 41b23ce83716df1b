package playcheck

import (
	"fmt"

	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/matches"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// objectiveUntaken: nobody who could hold an objective does, in any game (BL-END-03): it lies too far off, or is not
// worth the way.
func objectiveUntaken() *check.Check {
	return newCheck(
		"play/objective-untaken",
		diag.Warning,
		[]string{"BL-END-03"},
		needs("play/no-start"),
		onPlayed(func(p *pass.Pass, x *played) {
			for i := range x.greedy.Points {
				o := &x.greedy.Points[i]
				if taken(o)+taken(&x.random.Points[i]) > 0 {
					continue
				}
				name := "the objective"
				if o.Name != "" {
					name = fmt.Sprintf("the objective %q", o.Name)
				}
				p.Report(check.Finding{
					At: p.Doc.Value(o.Ptr + "/at"),
					Message: fmt.Sprintf(
						"%s is held by %s in none of %s",
						name,
						takers(o),
						wording.Count(x.games(), "game", "games"),
					),
					Help: "bring it nearer to them, or make it worth more",
				})
			}
		}),
	)
}

func taken(o *matches.PointStats) int { return o.Taken[boards.Pennant] + o.Taken[boards.Standard] }

// takers are those who can hold an objective.
func takers(o *matches.PointStats) string {
	switch {
	case !o.Camps[boards.Standard]:
		return boards.Pennant.People()
	case !o.Camps[boards.Pennant]:
		return boards.Standard.People()
	}
	return "either camp"
}
