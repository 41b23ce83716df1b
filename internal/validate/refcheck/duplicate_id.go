package refcheck

import (
	"cmp"
	"fmt"
	"path/filepath"
	"slices"

	"muster/catalog"
	"muster/schema/diag"
	"muster/validate/check"
)

// duplicateID: files refer to each other by id, so two definitions of one kind must not share one. References find the
// first file by name. Of two, the finding is at the one whose name differs from its id: a copy.
func duplicateID() *check.Check {
	return &check.Check{
		Code: "reference/duplicate-id", Severity: diag.Error,
		Needs: []string{"/kind", "/id"},
		Run: func(p *check.Pass) {
			if p.Entry.ID == "" {
				return
			}
			same := p.Catalog.Doubles(p.Entry)
			slices.SortStableFunc(same, func(a, b *catalog.Entry) int { return cmp.Compare(misnamed(a), misnamed(b)) })
			i := slices.Index(same, p.Entry)
			other, word, what := (*catalog.Entry)(nil), "already", "the first one"
			switch {
			case i > 0:
				other = same[0]
			case i == 0 && len(same) > 1 && !p.Catalog.Judged(same[1]):
				other, word, what = same[1], "too", "the other one" // no other finding reports it
			default:
				return
			}
			p.Report(check.Finding{
				At: p.Entry.Doc.Value("/id"),
				Message: fmt.Sprintf(
					"the id %q belongs to the %s in %s %s",
					p.Entry.ID,
					p.Entry.Doc.Kind,
					other.Doc.File.Name,
					word,
				),
				Help:    "choose another id, or remove one of the files",
				Related: []diag.Related{check.Related(other.Doc, other.Doc.Value("/id"), what)},
			})
		},
	}
}

// misnamed returns 1 for a definition whose file is not named after its id, else 0.
func misnamed(e *catalog.Entry) int {
	if filepath.Base(e.Doc.File.Name) == e.ID+"."+e.Doc.Kind+".toml" {
		return 0
	}
	return 1
}
