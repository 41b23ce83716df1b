package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// tileMark: areas are named by the tile's mark and their letter (RW-TERM-01), so no two tiles share a mark, and no
// faction has two home realms (RW-SETUP-02).
func tileMark() *check.Check {
	return &check.Check{
		Code: "rulebook/tile-mark", Severity: diag.Error,
		Rules: []string{"RW-TERM-01", "RW-SETUP-02"},
		Needs: []string{"rulebook/duplicate-row"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range added(p, "tiles") {
				t := of[rulebook.Tile](w)
				for i := range p.Rules.Tiles.All() {
					other := &p.Rules.Tiles.All()[i]
					if other.ID == w.ID {
						continue
					}
					if other.Mark == t.Mark {
						p.Report(check.Finding{
							At: p.Doc.Value(w.Ptr + "/mark"), Rules: []string{"RW-TERM-01"},
							Message: fmt.Sprintf("the mark %q of %s already belongs to %s", t.Mark, w.ID, other.ID),
							Help:    "choose another mark: it names the areas",
						})
					}
					if t.Home != "" && other.Home == t.Home {
						p.Report(check.Finding{
							At: p.Doc.Value(w.Ptr + "/home"), Rules: []string{"RW-SETUP-02"},
							Message: fmt.Sprintf("the home realm of %s is already %s", t.Home, other.ID),
							Help:    fmt.Sprintf("use the id %s, so that the row replaces it", other.ID),
						})
					}
				}
			}
		}),
	}
}
