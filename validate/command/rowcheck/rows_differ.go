package rowcheck

import (
	"fmt"

	"muster/engine/command/rows"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// RowsDiffer: rows that stand in a map, a realm or an adventure serve what uses that file, and a rulebook's rows the
// whole project. Where two of one id meet in one use and say different things, it is open which of them counts. The
// same row twice does no harm. clashes gives those among what a definition is read with.
func RowsDiffer(clashes func(*check.Pass) []rows.Conflict) *check.Check {
	return &check.Check{
		Code: "rulebook/rows-differ", Severity: diag.Error,
		Needs: []string{"rulebook/duplicate-row"},
		Run: func(p *check.Pass) {
			for _, c := range clashes(p) {
				if c.Second.Entry != p.Entry {
					continue // told of the other itself
				}
				p.Report(Differs(c, p.Entry.Doc.Value(c.Second.Row.Ptr+"/id")))
			}
		},
	}
}

// Differs is the finding of a clash, at a place.
func Differs(c rows.Conflict, at source.Span) check.Finding {
	return check.Finding{
		At: at,
		Message: fmt.Sprintf("the row %q of the table %s differs from that of %s", c.ID, c.Table,
			c.First.Entry.Doc.File.Name),
		Help:    "change the id of one row, or make both the same",
		Related: []diag.Related{Related(c.First, "one of them")},
	}
}

// Related leads to a row of a clash.
func Related(p rows.Placed, message string) diag.Related {
	return check.Related(p.Entry.Doc, p.Entry.Doc.Value(p.Row.Ptr+"/id"), message)
}
