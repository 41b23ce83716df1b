package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// occupiedHex: a hex has room for one unit, since no unit may enter the hex of another (MED-LDR-14).
func occupiedHex() *check.Check {
	return &check.Check{
		Code: "medieval/occupied-hex", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-LDR-14"},
		Run: pass.Run(func(p *pass.Pass) {
			first := map[hex.Hex]*library.Unit{}
			for i := range p.Linked.Units {
				u := &p.Linked.Units[i]
				before := first[u.At]
				switch {
				case u.At == hex.None:
				case before == nil:
					first[u.At] = u
				default:
					p.Report(check.Finding{
						At: p.Doc.Value(u.Ptr),
						Message: fmt.Sprintf("%s starts at %s, which %s of %s already occupies", u.Type, u.Label, before.Type,
							name(before.Camp)),
						Help:    "move one of them to a free hex",
						Related: related(p, p.Doc.Value(before.Ptr), "the first unit"),
					})
				}
			}
		}),
	}
}
