package kernel

import (
	"fmt"
	"slices"

	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// limitOdd: a limit must be a known one, with its minimum not above its maximum, and the default between them
// (MED-CMD-04, MED-INS-01, MED-TURN-05).
func limitOdd() *check.Check {
	return &check.Check{
		Code: "rulebook/limit-odd", Severity: diag.Error,
		Rules: []string{"MED-CMD-04", "MED-INS-01", "MED-TURN-05"},
		Run: pass.Run(func(p *pass.Pass) {
			known := rulebook.LimitIDs()
			for _, w := range rulebook.RowsOf(p.Doc) {
				if w.Table != "limits" {
					continue
				}
				l := of[rulebook.Limit](w)
				switch {
				case !slices.Contains(known, w.ID):
					message, help := wording.Unknown("limit", w.ID, known)
					p.Report(check.Finding{At: p.Doc.Value(w.Ptr + "/id"), Message: message, Advice: help})
				case l.Least > l.Most:
					p.Report(check.Finding{
						At:      p.Doc.Value(w.Ptr + "/most"),
						Message: fmt.Sprintf("the maximum of %s is %d, below the minimum %d", w.ID, l.Most, l.Least),
						Help:    "raise most, or lower least",
					})
				case l.Usual != 0 && (l.Usual < l.Least || l.Usual > l.Most):
					p.Report(check.Finding{
						At:      p.Doc.Value(w.Ptr + "/usual"),
						Message: fmt.Sprintf("usual = %d is outside %d to %d", l.Usual, l.Least, l.Most),
						Help:    fmt.Sprintf("write a number from %d to %d", l.Least, l.Most),
					})
				}
			}
		}),
	}
}
