package rowcheck

import (
	"fmt"

	"muster/internal/engine/command/rows"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// RowsDiffer: rows in a map, a realm or an adventure apply to the users of that file, and a rulebook's rows to the
// whole project. If two different rows with one id apply to the same use, it is undefined which counts. Identical rows
// do no harm. clashes returns the conflicts among the files that a definition is read with.
func RowsDiffer(clashes func(*check.Pass) []rows.Conflict) *check.Check {
	return &check.Check{
		Code: "rulebook/rows-differ", Severity: diag.Error,
		Needs: []string{"rulebook/duplicate-row"},
		Run: func(p *check.Pass) {
			for _, c := range clashes(p) {
				if c.Second.Entry != p.Entry {
					continue // reported at the other itself
				}
				p.Report(Differs(c, p.Entry.Doc.Value(c.Second.Row.Ptr+"/id")))
			}
		},
	}
}

// Differs returns the finding for a conflict at a location.
func Differs(c rows.Conflict, at source.Span) check.Finding {
	return check.Finding{
		At: at,
		Message: fmt.Sprintf("the row %q of the table %s differs from that of %s", c.ID, c.Table,
			c.First.Entry.Doc.File.Name),
		Help:    "change the id of one row, or make both the same",
		Related: []diag.Related{Related(c.First, "one of them")},
	}
}

// Related returns the location of a row of a conflict.
func Related(p rows.Placed, message string) diag.Related {
	return check.Related(p.Entry.Doc, p.Entry.Doc.Value(p.Row.Ptr+"/id"), message)
}
