package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// neutralUnit: units printed on a tile have no owner (RW-SETUP-18, RW-TERM-07), and home realms have none.
func neutralUnit() *check.Check {
	return &check.Check{
		Code: "rulebook/neutral-unit", Severity: diag.Error,
		Rules: []string{"RW-SETUP-18", "RW-TERM-07"},
		Needs: []string{"rulebook/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, w := range added(p, "tiles") {
				t := of[rulebook.Tile](w)
				for i := range t.Areas {
					for j, n := range t.Areas[i].Neutrals {
						at := p.Doc.Value(fmt.Sprintf("%s/areas/%d/neutrals/%d/unit", w.Ptr, i, j))
						row := p.Rules.Units.Get(n.Unit)
						switch {
						case row == nil:
						case !row.Neutral():
							p.Report(check.Finding{
								At: at, Message: fmt.Sprintf("%s is a unit of %s, not a neutral unit", n.Unit, row.Faction),
								Help: "name a neutral unit",
							})
						case t.Home != "":
							p.Report(check.Finding{
								At: at, Message: fmt.Sprintf("%s is a home realm, which has no neutral units", w.ID), Help: "remove neutrals",
							})
						}
					}
				}
			}
		}),
	}
}
