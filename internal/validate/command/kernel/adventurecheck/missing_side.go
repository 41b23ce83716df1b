package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// missingSide: a battle has two sides.
func missingSide() *check.Check {
	return &check.Check{
		Code: "medieval/missing-side", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Needs: []string{"/top", "/bottom"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range camps() {
				if p.Linked.Side(c) == nil {
					p.Report(check.Finding{
						At:      p.Doc.Key("/kind"),
						Message: name(c) + " is missing",
						Help:    fmt.Sprintf("add a [%s] table", library.SideNames[c]),
					})
				}
			}
		}),
	}
}
