package adventurecheck

import (
	"fmt"

	"muster/engine/medieval/kinds"
	"muster/engine/medieval/library"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
	"muster/validate/medieval/pass"
)

// enemyBaseline: units retreat toward their own edge (MED-RET-01). A unit that begins in the last row of the enemy has
// the whole enemy army behind it: its hex is probably misspelt.
func enemyBaseline() *check.Check {
	return &check.Check{
		Code: "medieval/enemy-baseline", Severity: diag.Warning, Kind: kinds.Adventure,
		Rules: []string{"MED-RET-01"},
		Needs: []string{library.NeedsMap, "medieval/far-side", "medieval/impassable-hex", "medieval/occupied-hex"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, c := range camps() {
				for _, u := range p.Linked.Army(c) {
					if u.At != hex.None && p.Field.Hexes.OwnRow(c, u.At) == p.Field.Hexes.Rows() {
						p.Report(check.Finding{
							At: p.Doc.Value(u.Ptr),
							Message: fmt.Sprintf("%s of %s begins at %s, in the last row of %s", u.Type, name(c),
								p.Field.Hexes.Label(u.At), name(c.Other())),
							Help: "correct the hex: the top side's units stand in the rows with high numbers",
						})
					}
				}
			}
		}),
	}
}
