package refcheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/check"
)

// kindMismatch: a file's name ends in its kind, so that editors bind the right schema by it. A name that says another
// kind than the file misleads both.
func kindMismatch() *check.Check {
	return &check.Check{
		Code: "reference/kind-mismatch", Severity: diag.Error,
		Needs: []string{"/kind"},
		Run: func(p *check.Pass) {
			id, kind := nameOf(p)
			if p.Doc.File.Name == stdin || kind == "" || p.Doc.Kind == "" || kind == p.Doc.Kind {
				return
			}
			p.Report(check.Finding{
				At:      p.Doc.Value("/kind"),
				Message: fmt.Sprintf("kind = %q in a file whose name ends in .%s.toml", p.Doc.Kind, kind),
				Help:    fmt.Sprintf("rename the file to %s.%s.toml, or write kind = %q", id, p.Doc.Kind, kind),
			})
		},
	}
}
