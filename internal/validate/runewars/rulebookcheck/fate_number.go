package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// fateNumber: the numbers of the Fate deck determine the first player, so no two cards share one (RW-SETUP-01,
// RW-FATE-01).
func fateNumber() *check.Check {
	return &check.Check{
		Code: "rulebook/fate-number", Severity: diag.Error,
		Rules: []string{"RW-SETUP-01", "RW-FATE-01"},
		Needs: []string{"rulebook/duplicate-row"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range added(p, "fate") {
				f := of[rulebook.Fate](w)
				for i := range p.Rules.Fate.All() {
					if other := &p.Rules.Fate.All()[i]; other.ID != w.ID && other.Number == f.Number {
						p.Report(check.Finding{
							At:      p.Doc.Value(w.Ptr + "/number"),
							Message: fmt.Sprintf("the number %d of %s already belongs to %s", f.Number, w.ID, other.ID),
							Help:    "choose another number",
						})
						break
					}
				}
			}
		}),
	}
}
