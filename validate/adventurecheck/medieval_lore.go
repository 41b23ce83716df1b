package adventurecheck

import (
	"fmt"

	"muster/adventures"
	"muster/maps/hex"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// medievalLore: War Councils, Lore and creatures belong to Lore adventures (BL-SETUP-04). In a Medieval one they
// would do nothing: most often the author forgot to say type = "lore".
func medievalLore() *check.Check {
	return &check.Check{
		Code: "adventure/medieval-lore", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-SETUP-04"},
		Needs: []string{"/type"},
		Run: func(p *check.Pass) {
			if p.Adventure.Type != "medieval" {
				return
			}
			why := func() []diag.Related { return related(p, p.Doc.Value("/type"), "the adventure is Medieval") }
			eachSide(p, func(c hex.Camp, side *adventures.Side, ptr string) {
				if side.Council != nil {
					p.Report(check.Finding{
						At:      p.Doc.Key(ptr + "/council"),
						Message: fmt.Sprintf("%s have a War Council in a Medieval adventure", people(c)),
						Help:    `write type = "lore", or give command_cards in place of the council`,
						Related: why(),
					})
				}
			})
			for _, u := range army(p) {
				if u.row != nil && u.row.Creature() {
					p.Report(check.Finding{
						At:      p.Doc.Value(u.ptr),
						Message: fmt.Sprintf("the creature %s of %s fights in a Medieval adventure, which has no Lore for it", u.name, people(u.camp)),
						Help:    `write type = "lore", or take the creature away`,
						Related: why(),
					})
				}
			}
		},
	}
}
