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
			written, _ := p.Doc.Tree["kind"].(string) // the file may have been read as the kind in its name
			if p.Doc.File.Name == stdin || kind == "" || written == "" || kind == written {
				return
			}
			p.Report(check.Finding{
				At:      p.Doc.Value("/kind"),
				Message: fmt.Sprintf("kind = %q in a file whose name ends in .%s.toml", written, kind),
				Help:    fmt.Sprintf("rename the file to %s.%s.toml, or write kind = %q", id, written, kind),
			})
		},
	}
}
