package kernel

import (
	"fmt"

	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/validate/command/kernel/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// actionUnplayable: an Inspired Action with a chain gives the grants of a card (MED-INS-03). One at the end of the turn
// moves a Leader (MED-INS-04).
func actionUnplayable() *check.Check {
	return &check.Check{
		Code: "rulebook/action-unplayable", Severity: diag.Error,
		Rules: []string{"MED-INS-03", "MED-INS-04"},
		Needs: []string{"rulebook/unknown-name", "rulebook/card-unplayable"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range judged(p, "actions") {
				if unread(p, w) {
					continue
				}
				if fault := setup.ActionFault(p.Rules, of[rulebook.Action](w)); fault != "" {
					p.Report(check.Finding{
						At: p.Doc.Value(w.Ptr + "/id"), Message: fmt.Sprintf("the action %q %s", w.ID, fault),
						Help: "name a card for an action with a chain, or add move-leader for one at the end of the turn",
					})
				}
			}
		}),
	}
}
