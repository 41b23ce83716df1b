package kernel

import (
	"fmt"

	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// unitClass: a unit is hit by the face of its class (MED-HIT-01). Without a face for its class only swords and Leaders
// could hit it, so the class is invalid.
func unitClass() *check.Check {
	return &check.Check{
		Code: "rulebook/unit-class", Severity: diag.Error,
		Rules: []string{"MED-HIT-01"},
		Needs: []string{"rulebook/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range rulebook.RowsOf(p.Doc) {
				if w.Table != "units" {
					continue
				}
				if u := of[rulebook.Unit](w); !p.Rules.Game.Rolled(u.Class) {
					p.Report(check.Finding{
						At:      p.Doc.Value(w.Ptr + "/class"),
						Message: fmt.Sprintf("no side of the die hits the class %q of %s", u.Class, w.ID),
						Help:    "write " + wording.List(p.Rules.Game.RolledClasses(), "or"),
					})
				}
			}
		}),
	}
}
