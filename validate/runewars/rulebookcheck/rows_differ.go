package rulebookcheck

import (
	"fmt"

	"muster/engine/runewars/library"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/runewars/pass"
)

// rowsDiffer: rows that stand in a realm serve what uses that file, and a rulebook's rows the whole project.
// Where two of one id meet in one use and say different things, it is open which of them counts. The same row twice
// does no harm.
func rowsDiffer() *check.Check {
	return &check.Check{
		Code: "rulebook/rows-differ", Severity: diag.Error,
		Needs: []string{"rulebook/duplicate-row"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range p.Catalog.Clashes(p.Entry) {
				if c.Second.Entry != p.Entry {
					continue // told of the other itself
				}
				p.Report(check.Finding{
					At: p.Doc.Value(c.Second.Row.Ptr + "/id"),
					Message: fmt.Sprintf("the row %q of the table %s is not what %s has under that id", c.ID, c.Table,
						c.First.Entry.Doc.File.Name),
					Help:    "give one of the rows another id, or make both the same",
					Related: []diag.Related{related(c.First, "one of them")},
				})
			}
		}),
	}
}

func related(p library.Placed, message string) diag.Related {
	return check.Related(p.Entry.Doc, p.Entry.Doc.Value(p.Row.Ptr+"/id"), message)
}
