package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// erratum: a published tile must have its corrected values, not the printed ones (RW-SETUP-19).
func erratum() *check.Check {
	return &check.Check{
		Code: "rulebook/erratum", Severity: diag.Warning, Rules: []string{"RW-SETUP-19"},
		Needs: []string{"rulebook/unknown-name", "rulebook/tile-mark"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range added(p, "tiles") {
				t := of[rulebook.Tile](w)
				for i := range t.Areas {
					for j, n := range t.Areas[i].Neutrals {
						right := p.Rules.Erratum(t.Label(i), n.Unit)
						if right == nil || right.Default == n.Count {
							continue
						}
						p.Report(check.Finding{
							At: p.Doc.Value(fmt.Sprintf("%s/areas/%d/neutrals/%d/count", w.Ptr, i, j)),
							Message: fmt.Sprintf("%d of %s are in %s, but the correction of the tile has %d",
								n.Count, n.Unit, t.Label(i), right.Default),
							Help: fmt.Sprintf("write %d, or give the tile another mark if it is a different one", right.Default),
						})
					}
				}
			}
		}),
	}
}
