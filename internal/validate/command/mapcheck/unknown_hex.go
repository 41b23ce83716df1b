package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// UnknownHex: a feature, place or edge is on a hex that the board does not have.
func (g *Game) UnknownHex() *check.Check {
	return &check.Check{
		Code: "map/unknown-hex", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{"/board", "/features", "/places", "/edges", "map/unknown-board"}),
		Run: g.Run(onFaults(field.UnknownHex, func(p *Pass, fault field.Fault) check.Finding {
			f := p.Field
			_, why, near := f.Hexes.ByLabel(fault.Text)
			return check.Finding{
				Message: fmt.Sprintf("the %s board has no hex %q: %s", f.Board.ID, fault.Text, why),
				Advice:  wording.Hex(fault.Ptr, fault.Text, near, f.Board.ID, f.Hexes.Range()),
			}
		})),
	}
}
