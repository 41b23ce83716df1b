package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// impassableHex: impassable ground is impassable for setup too, as for a retreat (BL-RET-02, CTA-06).
func impassableHex() *check.Check {
	return &check.Check{
		Code: "adventure/impassable-hex", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-RET-02", "CTA-06"},
		Needs: []string{library.NeedsMap},
		Run: pass.Run(func(p *pass.Pass) {
			if pass.WrongBoard(p) {
				return
			}
			for _, u := range p.Linked.Units {
				if !p.Field.Impassable.Has(u.At) {
					continue
				}
				ground := p.Field.Cell(u.At).Ground
				help := "move the unit to ground that it can enter"
				if ground.Water {
					help = "move the unit, or give the hex a ford or a bridge"
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(u.Ptr),
					Message: fmt.Sprintf("%s stands on impassable ground (%s) at %s", u.Type, ground.ID, u.Label),
					Help:    help,
				})
			}
		}),
	}
}
