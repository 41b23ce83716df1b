package armies

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// councilLevel: a member of the council has a level from 0 to 3 (BL-WAR-03).
func councilLevel() *check.Check {
	return councilCheck(check.Check{
		Code: "adventure/council-level", Severity: diag.Error,
		Rules: []string{"BL-WAR-03"},
		Run: pass.Run(func(p *pass.Pass) {
			pass.EachCouncil(p, func(_ *library.Player, council *adventures.Council, ptr string) {
				for _, s := range append(pass.FixedSeats(council, ptr), pass.LeastSeats(council, ptr)...) {
					class := p.Rules.Classes.Get(s.Class)
					if class != nil && (s.Level < class.Least || s.Level > class.Most) {
						p.Report(check.Finding{
							At: p.Doc.Value(s.Ptr),
							Message: fmt.Sprintf(
								"level %d for the %s: a council member has a level from %d to %d",
								s.Level,
								s.Class,
								class.Least,
								class.Most,
							),
							Help: fmt.Sprintf("write a level from %d to %d", class.Least, class.Most),
						})
					}
				}
			})
		}),
	})
}
