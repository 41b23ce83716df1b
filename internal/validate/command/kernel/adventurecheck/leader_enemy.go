package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// leaderEnemy: a Leader enters no hex of the enemy (MED-LDR-17), so it cannot start there.
func leaderEnemy() *check.Check {
	return &check.Check{
		Code: "medieval/leader-enemy", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-LDR-17"},
		Run: pass.Run(func(p *pass.Pass) {
			for i := range p.Linked.Leaders {
				l := &p.Linked.Leaders[i]
				u := p.Linked.UnitOn(l.At)
				if u == nil || u.Camp == l.Camp {
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(l.Ptr + "/at"),
					Message: fmt.Sprintf("%s of %s starts at %s, with a unit of %s", l.Called(), name(l.Camp), l.Label, name(u.Camp)),
					Help:    "move the Leader to a free hex, or to a unit of the same side",
					Related: related(p, p.Doc.Value(u.Ptr), "the enemy unit"),
				})
			}
		}),
	}
}
