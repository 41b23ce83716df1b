package adventurecheck

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/validate/command/kernel/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// enemyBaseline: units retreat toward their own edge (MED-RET-01). A unit that starts in the enemy's last row would
// retreat through the whole enemy army, and a Leader alone evades that way, too (MED-LDR-40): the hex is probably
// misspelt.
func enemyBaseline() *check.Check {
	return &check.Check{
		Code: "medieval/enemy-baseline", Severity: diag.Warning, Kind: rulebook.KindAdventure,
		Rules: []string{"MED-RET-01", "MED-LDR-40"},
		Needs: []string{library.NeedsMap, "medieval/far-side", "medieval/impassable-hex", "medieval/occupied-hex"},
		Run: pass.Run(func(p *pass.Pass) {
			look := func(c boards.Camp, who, ptr, rule string, at hex.Hex) {
				if at == hex.None || p.Field.Hexes.OwnRow(c, at) != p.Field.Hexes.Rows() {
					return
				}
				p.Report(check.Finding{
					At: p.Doc.Value(ptr),
					Message: fmt.Sprintf("%s of %s starts at %s, in the last row of %s", who, name(c),
						p.Field.Hexes.Label(at), name(c.Other())),
					Help:  "correct the hex: the top side starts in the rows with high numbers",
					Rules: []string{rule},
				})
			}
			for _, c := range camps() {
				for _, u := range p.Linked.Army(c) {
					look(c, u.Type, u.Ptr, "MED-RET-01", u.At)
				}
				for _, l := range p.Linked.Staff(c) {
					if p.Linked.UnitOn(l.At) == nil { // an invalid hex of a unit is reported at the unit
						look(c, l.Called(), l.Ptr+"/at", "MED-LDR-40", l.At)
					}
				}
			}
		}),
	}
}
