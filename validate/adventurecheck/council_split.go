package adventurecheck

import (
	"fmt"

	"muster/adventures"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// councilSplit: where the players split the levels themselves (BL-WAR-03), the least levels that the adventure asks
// for and the creatures on the field must leave a split that works.
func councilSplit() *check.Check {
	return councilCheck(check.Check{
		Code: "adventure/council-split", Severity: diag.Error,
		Rules: []string{"BL-WAR-03", "R-060"},
		Needs: []string{"adventure/council-level"},
		Run: func(p *check.Pass) {
			all := army(p)
			eachCouncil(p, func(c hex.Camp, council *adventures.Council, ptr string) {
				if !free(council) {
					if len(council.Least) > 0 {
						p.Report(check.Finding{
							At:      p.Doc.Key(ptr + "/least"),
							Message: fmt.Sprintf("the council of %s has least levels, but no levels to split", people(c)),
							Help:    "add levels, or give every member its level and drop least",
						})
					}
					return
				}
				if fixed := fixedSeats(council, ptr); len(fixed) > 0 {
					p.Report(check.Finding{
						At:      p.Doc.Key(fixed[0].ptr),
						Message: fmt.Sprintf("the council of %s sets the %s and leaves %s to a free split at once", people(c), fixed[0].class, levels(*council.Levels)),
						Help:    "give every member a level, or write levels and least",
						Related: related(p, p.Doc.Value(ptr+"/levels"), "the levels to split"),
					})
					return
				}
				least := sum(leastSeats(council, ptr))
				owed := max(creatureLevels(c, all)-council.Least[creature], 0)
				if least+owed <= *council.Levels {
					return
				}
				what := fmt.Sprintf("the least levels add up to %d", least)
				if owed > 0 {
					what += fmt.Sprintf(" and the creatures on the field take %d more", owed)
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(ptr + "/levels"),
					Message: fmt.Sprintf("%s have %s to split, but %s", people(c), levels(*council.Levels), what),
					Help:    fmt.Sprintf("raise levels to %d, or lower a least level", least+owed),
				})
			})
		},
	})
}
