package armies

import (
	"fmt"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// councilSum: a council usually has 6 levels, including a creature's. Fewer are common in introductory
// adventures; for more the author must give a reason.
func councilSum() *check.Check {
	return councilCheck(check.Check{
		Code: "adventure/council-sum", Severity: diag.Warning,
		Rules: []string{"BL-WAR-03", "R-063"},
		Needs: []string{"adventure/council-level", "adventure/council-split"},
		Run: pass.Run(func(p *pass.Pass) {
			most := p.Rules.CouncilLevels()
			pass.EachCouncil(p, func(o *library.Player, council *adventures.Council, ptr string) {
				n := pass.SumSeats(pass.FixedSeats(council, ptr))
				if council.Free() {
					n = *council.Levels
				}
				if n > most {
					at := p.Doc.Key(ptr)
					if council.Free() {
						at = p.Doc.Value(ptr + "/levels")
					}
					p.Report(check.Finding{
						At:      at,
						Message: fmt.Sprintf("the council of %s has %d levels, including creatures (expected %d)", o.Name(), n, most),
						Help:    "lower a level" + wording.OrWaive(p.Check.Code),
					})
				}
			})
		}),
	})
}
