package mapcheck

import (
	"fmt"
	"strings"

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
			message := fmt.Sprintf("the %s board has no hex %q: %s", f.Board.ID, fault.Text, why)
			if apart := wording.Apart(fault.Text); apart != "" && strings.Contains(fault.Ptr, "/at/") {
				return check.Finding{Message: message, Help: apart}
			}
			if near == "" {
				help := fmt.Sprintf("name a hex of the %s board: %s", f.Board.ID, f.Hexes.Range())
				return check.Finding{Message: message, Help: help}
			}
			return check.Finding{Message: message, Advice: wording.Label(fault.Text, near)}
		})),
	}
}
