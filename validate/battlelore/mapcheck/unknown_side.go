package mapcheck

import (
	"fmt"

	"muster/engine/battlelore/field"
	"muster/engine/battlelore/kinds"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// unknownSide: an edge names a side that a hex does not have; a hex on rows that run east to west has no north.
func unknownSide() *check.Check {
	return &check.Check{
		Code: "map/unknown-side", Severity: diag.Error, Kind: kinds.Map,
		Needs: []string{"/board", "map/unknown-board"},
		Run: pass.Run(onFaults(field.UnknownSide, func(_ *pass.Pass, fault field.Fault) check.Finding {
			return check.Finding{
				Message: fmt.Sprintf("a hex has no side %q", fault.Text),
				Help:    "choose " + wording.List(hex.DirNames[:], "or"),
			}
		})),
	}
}
