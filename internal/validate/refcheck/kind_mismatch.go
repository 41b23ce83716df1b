package refcheck

import (
	"fmt"

	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// kindMismatch: a file's name ends in its kind, so that editors select the right schema. A name with another kind than
// the file misleads both people and editors.
func kindMismatch() *check.Check {
	return &check.Check{
		Code: "reference/kind-mismatch", Severity: diag.Error,
		Needs: []string{"/kind"},
		Run: func(p *check.Pass) {
			id, kind := nameOf(p)
			written, _ := p.Entry.Doc.Tree["kind"].(string) // the file may have been read as the kind in its name
			if p.Entry.Doc.File.Name == stdin || kind == "" || written == "" || kind == written {
				return
			}
			if schema.IsID(p.Entry.ID) {
				id = p.Entry.ID // the name that the file must get
			}
			help := diag.Advice{Help: fmt.Sprintf("rename the file to %s.%s.toml", id, written)}
			if p.Entry.Doc.Kind == kind { // its keys are those of the kind in its name
				help = diag.Advice{Help: fmt.Sprintf("write kind = %q", kind), Old: written, New: kind}
			}
			p.Report(check.Finding{
				At:      p.Entry.Doc.Value("/kind"),
				Message: fmt.Sprintf("kind = %q in a file whose name ends in .%s.toml", written, kind),
				Advice:  help,
			})
		},
	}
}
