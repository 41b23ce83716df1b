package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// tokenEndless: a token that a power puts on a unit must be removable; a permanent one would take the unit out of the
// game without a hit (BL-CRE-10).
func tokenEndless() *check.Check {
	return &check.Check{
		Code: "rulebook/token-endless", Severity: diag.Error,
		Rules: []string{"BL-CRE-10"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, r := range rows(p) {
				if r.table != "tokens" {
					continue
				}
				var t rulebook.Token
				schema.DecodeValue(r.values, &t)
				switch {
				case t.Turns == 0 && len(t.EndsOn) == 0:
					p.Report(check.Finding{
						At: p.Doc.Value(r.ptr + "/id"), Message: fmt.Sprintf("the token %q is never removed", t.ID),
						Help: "add turns = 1 or more, or dice with ends_on",
					})
				case t.Dice == 0 && len(t.Hits)+len(t.EndsOn) > 0:
					p.Report(check.Finding{
						At: p.Doc.Value(
							r.ptr + "/id",
						),
						Message: fmt.Sprintf("no dice are rolled for the token %q, so no result can match", t.ID),
						Help:    "add dice = 1 or more, or remove hits and ends_on",
					})
				}
			}
		}),
	}
}
