package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// tooLarge: the engine limits the units, Leaders and objectives of a battle. No box reaches the limits, but a list may.
func tooLarge() *check.Check {
	return &check.Check{
		Code: "medieval/too-large", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Needs: []string{"medieval/leader-blocks"},
		Run: pass.Run(func(p *pass.Pass) {
			say := func(n, most int, what, ptr string) {
				if n > most {
					p.Report(check.Finding{
						At:      p.Doc.Value(ptr),
						Message: fmt.Sprintf("there are %d %s, more than the maximum of %d", n, what, most),
						Help:    "remove some of them",
					})
				}
			}
			if n := len(p.Linked.Units); n > kernel.MaxUnits {
				say(n, kernel.MaxUnits, "units", p.Linked.Units[kernel.MaxUnits].Ptr)
			}
			if n := len(p.Linked.Leaders); n > kernel.MaxLeaders {
				say(n, kernel.MaxLeaders, "Leaders", p.Linked.Leaders[kernel.MaxLeaders].Ptr+"/at")
			}
			if n := len(p.Linked.Objectives); n > kernel.MaxObjectives {
				say(n, kernel.MaxObjectives, "objectives", p.Linked.Objectives[kernel.MaxObjectives].Ptr)
			}
		}),
	}
}
