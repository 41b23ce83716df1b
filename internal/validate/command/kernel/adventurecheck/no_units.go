package adventurecheck

import (
	"fmt"

	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// noUnits: a side without units has lost before the first turn; Leaders do not count (MED-TURN-04).
func noUnits() *check.Check {
	return &check.Check{
		Code: "medieval/no-units", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-TURN-04"},
		Needs: []string{"medieval/missing-side"},
		Run: pass.Run(func(p *pass.Pass) {
			each(p, func(c boards.Camp, side *adventures.Side, ptr string) {
				if len(side.Units) > 0 || !p.Doc.Clean(ptr+"/units") {
					return
				}
				p.Report(check.Finding{
					At:      p.Doc.Key(ptr),
					Message: name(c) + " has no units",
					Help:    fmt.Sprintf("add [[%s.units]] with a type and hexes", library.SideNames[c]),
				})
			})
		}),
	}
}
