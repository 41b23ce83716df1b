package mapcheck

import (
	"fmt"

	"muster/internal/engine/command/field"
	"muster/internal/validate/wording"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// UnknownSide: an edge names a side that a hex does not have; a hex in rows that run east to west has no north.
func (g *Game) UnknownSide() *check.Check {
	return &check.Check{
		Code: "map/unknown-side", Severity: diag.Error, Kind: g.Kind,
		Needs: g.needs([]string{"/board", "map/unknown-board"}),
		Run: g.Run(onFaults(field.UnknownSide, func(_ *Pass, fault field.Fault) check.Finding {
			return check.Finding{
				Message: fmt.Sprintf("a hex has no side %q", fault.Text),
				Help:    "choose " + wording.List(hex.DirNames[:], "or"),
			}
		})),
	}
}
