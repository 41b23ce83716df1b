package rulebookcheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/check"
)

// duplicateRow: a row whose id the game knows replaces the known one, but two rows of one file with the same id leave
// open which of them counts.
func duplicateRow() *check.Check {
	return &check.Check{
		Code: "rulebook/duplicate-row", Severity: diag.Error,
		Run: func(p *check.Pass) {
			first := map[[2]string]row{}
			for _, r := range rows(p) {
				key := [2]string{space(r.table), r.id}
				before, twice := first[key]
				if r.id == "" || !twice {
					first[key] = r
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(r.ptr + "/id"),
					Message: fmt.Sprintf("the table %s has a row %q already", before.table, r.id),
					Help:    "choose another id, or remove one of the rows",
					Related: []diag.Related{check.Related(p.Doc, p.Doc.Value(before.ptr+"/id"), "the first one")},
				})
			}
		},
	}
}
