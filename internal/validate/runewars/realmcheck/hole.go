package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// hole: the board may have holes, which no unit crosses, not even a flying one (RW-SETUP-09); an author should know
// about them (RW-CHK-07).
func hole() *check.Check {
	return &check.Check{
		Code: "realm/hole", Severity: diag.Note, Kind: rulebook.KindRealm,
		Rules: []string{"RW-SETUP-09", "RW-CHK-07"},
		Needs: []string{"/tiles", "/homes", "realm/unknown-name", "realm/overlap", "realm/touch"},
		Run: pass.Run(func(p *pass.Pass) {
			holes := p.Linked.Board.Holes()
			if len(holes) == 0 {
				return
			}
			var where []string
			for _, h := range holes {
				where = append(where, at(h))
			}
			p.Report(check.Finding{
				At: p.Doc.Key("/tiles"),
				Message: fmt.Sprintf("the board has %s, at %s, that units cannot cross", wording.Count(len(holes), "hole", "holes"),
					wording.List(where, "and")),
				Help: "close it, or ignore this note if it is intended",
			})
		}),
	}
}
