package adventurecheck

import (
	"fmt"

	"muster/engine/battlelore/kinds"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// occupiedHex: two units never share a hex (BL-MOV-02).
func occupiedHex() *check.Check {
	return &check.Check{
		Code: "adventure/occupied-hex", Severity: diag.Error, Kind: kinds.Adventure,
		Rules: []string{"BL-MOV-02"},
		Run: pass.Run(onBoard(func(p *pass.Pass) {
			first := make(map[hex.Hex]unit)
			for _, u := range army(p) {
				if u.hex == hex.None {
					continue
				}
				before, taken := first[u.hex]
				if !taken {
					first[u.hex] = u
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(u.ptr),
					Message: fmt.Sprintf("%s stands on %s, where %s of %s stands already", u.name, u.label, before.name, people(before.camp)),
					Help:    "move one of the two to a free hex",
					Related: related(p, p.Doc.Value(before.ptr), "the first unit on "+u.label),
				})
			}
		})),
	}
}
