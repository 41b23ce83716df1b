package adventurecheck

import (
	"fmt"

	"muster/engine/rulebook"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// medievalLore: War Councils, Lore and creatures belong to Lore adventures (BL-SETUP-04, VAR-ML-01). In a Medieval one they
// would do nothing: most often the author forgot to say type = "lore".
func medievalLore() *check.Check {
	return &check.Check{
		Code: "adventure/medieval-lore", Severity: diag.Error, Kind: schema.KindAdventure,
		Rules: []string{"BL-SETUP-04"},
		Needs: []string{"/type"},
		Run: func(p *check.Pass) {
			if lore(p) {
				return
			}
			kind := "Medieval"
			if p.Adventure.Type == rulebook.MedievalLore {
				kind = "Medieval Lore"
			}
			why := func() []diag.Related { return related(p, p.Doc.Value("/type"), "the adventure is "+kind) }
			for _, o := range parties(p) {
				if o.council != nil {
					p.Report(check.Finding{
						At:      p.Doc.Key(o.ptr + "/council"),
						Message: fmt.Sprintf("%s have a War Council in a %s adventure", o.people(), kind),
						Help:    `write type = "lore", or give command_cards in place of the council`,
						Related: why(),
					})
				}
			}
			if p.Adventure.Type != "medieval" { // VAR-ML-03: there are Lore tokens for a creature's powers
				return
			}
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
