package rulebookcheck

import (
	"fmt"

	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// badBoard: the size, lines, ranks and zones of a board must fit together, or no hex of it can be found.
func badBoard() *check.Check {
	return &check.Check{
		Code: "rulebook/bad-board", Severity: diag.Error,
		Run: pass.Run(func(p *pass.Pass) {
			for _, r := range rows(p) {
				if r.table != "boards" {
					continue
				}
				var b rulebook.Board
				schema.DecodeValue(r.values, &b)
				if _, err := boards.New(b.Spec); err != nil {
					p.Report(check.Finding{
						At:      p.Doc.Value(r.ptr + "/id"),
						Message: fmt.Sprintf("%q makes no board: %v", r.id, err),
						Help:    "compare it with the board that `muster explain rulebook/bad-board` shows",
					})
				}
			}
		}),
	}
}
