package realmcheck

import (
	"fmt"

	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runewars/pass"
	"muster/schema/diag"
	"muster/validate/check"
)

// cutOff: areas that cannot be reached on foot outside winter (RW-CHK-07): neither holes (RW-SETUP-09) nor coloured
// borders can be crossed.
func cutOff() *check.Check {
	return &check.Check{
		Code: "realm/cut-off", Severity: diag.Warning, Kind: rulebook.KindRealm,
		Rules: []string{"RW-SETUP-09", "RW-CHK-07"},
		Needs: []string{"realm/unknown-name", "realm/overlap", "realm/touch"},
		Run: pass.Run(func(p *pass.Pass) {
			b := p.Linked.Board
			if len(b.Spots) == 0 {
				return
			}
			most, seen := []int(nil), make([]bool, len(b.Spots))
			var parts [][]int
			for i := range b.Spots {
				if seen[i] {
					continue
				}
				var part []int
				for j, reached := range b.Reached(i, false, false) {
					if reached {
						seen[j] = true
						part = append(part, j)
					}
				}
				parts = append(parts, part)
				if len(part) > len(most) {
					most = part
				}
			}
			for _, part := range parts {
				if part[0] == most[0] {
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(ptrOf(p, b.Spots[part[0]].Tile)),
					Message: fmt.Sprintf("units on foot cannot reach %s outside winter", labels(p, part)),
					Help:    "turn a tile to open a path",
				})
			}
		}),
	}
}
