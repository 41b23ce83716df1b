package refcheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/check"
)

// duplicateID: files refer to each other by id, so two definitions of one kind must not share one. The first file,
// by name, is the one that others find.
func duplicateID() *check.Check {
	return &check.Check{
		Code: "reference/duplicate-id", Severity: diag.Error,
		Needs: []string{"/kind", "/id"},
		Run: func(p *check.Pass) {
			if p.ID == "" {
				return
			}
			same := p.Catalog.Doubles(p.Entry)
			if len(same) < 2 || same[0] == p.Entry {
				return
			}
			first := same[0].Doc
			p.Report(check.Finding{
				At:      p.Doc.Value("/id"),
				Message: fmt.Sprintf("the id %q belongs to the %s in %s already", p.ID, p.Doc.Kind, first.File.Name),
				Help:    "choose another id, or leave one of the files out",
				Related: []diag.Related{check.Related(first, first.Value("/id"), "the first one")},
			})
		},
	}
}
