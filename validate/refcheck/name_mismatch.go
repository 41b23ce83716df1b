package refcheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/check"
)

// nameMismatch: a definition is looked up by its id and opened by its file's name; people expect both to be the same.
func nameMismatch() *check.Check {
	return &check.Check{
		Code: "reference/name-mismatch", Severity: diag.Warning,
		Needs: []string{"/kind", "/id", "reference/kind-mismatch"},
		Run: func(p *check.Pass) {
			id, kind := nameOf(p)
			if p.Doc.File.Name == stdin || p.ID == "" || p.Doc.Kind == "" {
				return
			}
			if id == p.ID && kind != "" {
				return
			}
			want := p.ID + "." + p.Doc.Kind + ".toml"
			f := check.Finding{
				At:      p.Doc.Value("/id"),
				Message: fmt.Sprintf("the id is %q, but the file is named for %q", p.ID, id),
				Help:    fmt.Sprintf("rename the file to %s, or write id = %q", want, id),
			}
			if kind == "" {
				f.Message = fmt.Sprintf("the file's name does not end in .%s.toml", p.Doc.Kind)
				f.Help = "rename the file to " + want
			}
			p.Report(f)
		},
	}
}
