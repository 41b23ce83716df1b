package armies

import (
	"fmt"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// occupiedHex: two units never share a hex (BL-MOV-02).
func occupiedHex() *check.Check {
	return &check.Check{
		Code: "adventure/occupied-hex", Severity: diag.Error, Kind: rulebook.KindAdventure,
		Rules: []string{"BL-MOV-02"},
		Run: pass.Run(pass.OnBoard(func(p *pass.Pass) {
			first := make(map[hex.Hex]library.Unit)
			for _, u := range p.Linked.Units {
				if u.At == hex.None {
					continue
				}
				before, taken := first[u.At]
				if !taken {
					first[u.At] = u
					continue
				}
				p.Report(check.Finding{
					At: p.Doc.Value(u.Ptr),
					Message: fmt.Sprintf(
						"%s starts on %s, which %s of %s already occupies",
						u.Type,
						u.Label,
						before.Type,
						before.Camp.People(),
					),
					Help:    "move one of the two to a free hex",
					Related: pass.Related(p, p.Doc.Value(before.Ptr), "the first unit on "+u.Label),
				})
			}
		})),
	}
}
