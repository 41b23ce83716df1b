package refcheck

import (
	"fmt"
	"slices"

	"muster/engine/catalog"
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
			i := slices.Index(same, p.Entry)
			other, word, what := (*catalog.Entry)(nil), "already", "the first one"
			switch {
			case i > 0:
				other = same[0]
			case i == 0 && len(same) > 1 && !p.Catalog.Judged(same[1]):
				other, word, what = same[1], "too", "the other one" // nobody else tells of it
			default:
				return
			}
			p.Report(check.Finding{
				At:      p.Doc.Value("/id"),
				Message: fmt.Sprintf("the id %q belongs to the %s in %s %s", p.ID, p.Doc.Kind, other.Doc.File.Name, word),
				Help:    "choose another id, or leave one of the files out",
				Related: []diag.Related{check.Related(other.Doc, other.Doc.Value("/id"), what)},
			})
		},
	}
}
