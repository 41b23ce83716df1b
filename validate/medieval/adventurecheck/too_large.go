package adventurecheck

import (
	"fmt"

	"muster/engine/medieval"
	"muster/engine/medieval/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/medieval/pass"
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
			if n := len(p.Linked.Units); n > medieval.MaxUnits {
				say(n, medieval.MaxUnits, "units", p.Linked.Units[medieval.MaxUnits].Ptr)
			}
			if n := len(p.Linked.Leaders); n > medieval.MaxLeaders {
				say(n, medieval.MaxLeaders, "Leaders", p.Linked.Leaders[medieval.MaxLeaders].Ptr+"/at")
			}
			if n := len(p.Linked.Objectives); n > medieval.MaxObjectives {
				say(n, medieval.MaxObjectives, "objectives", p.Linked.Objectives[medieval.MaxObjectives].Ptr)
			}
		}),
	}
}
