package refcheck

import (
	"bytes"
	"fmt"

	"muster/schema/diag"
	"muster/validate/check"
)

// hidesLibrary: a given definition with the id of an embedded one replaces it for every file that names it. That may be
// intended, so it is a note.
func hidesLibrary() *check.Check {
	return &check.Check{
		Code: "reference/hides-library", Severity: diag.Note,
		Needs: []string{"/kind", "/id"},
		Run: func(p *check.Pass) {
			shipped := p.Catalog.Library(p.Entry.Doc.Kind, p.Entry.ID)
			if shipped == nil || bytes.Equal(p.Entry.Doc.File.Text, shipped.Doc.File.Text) {
				return // a copy of the library's own hides nothing
			}
			p.Report(check.Finding{
				At:      p.Entry.Doc.Value("/id"),
				Message: fmt.Sprintf("this %s hides the one of the library with the id %q", p.Entry.Doc.Kind, p.Entry.ID),
				Help:    "choose another id if files here need the one of the library",
			})
		},
	}
}
