package adventurecheck

import (
	"fmt"
	"slices"

	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/rulebook"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
)

// lair: a creature's lair goes where a landmark may go (BL-LMK-08, R-073), on the ground that the lair asks for, and
// belongs to the side whose creature it serves. With Call to Arms the cards may bring the creature.
func lair() *check.Check {
	return &check.Check{
		Code: "adventure/lair", Severity: diag.Error, Kind: kinds.Adventure,
		Rules: []string{"BL-LMK-08", "R-073"},
		Needs: []string{library.NeedsRules, "/call_to_arms", library.NeedsMap, "adventure/unknown-unit", "adventure/unknown-landmark"},
		Run: pass.Run(func(p *pass.Pass) {
			all := army(p)
			taken := map[string]tile{}
			for _, t := range landmarksOf(p) {
				taken[t.label] = t
			}
			for _, o := range parties(p) {
				for i, id := range o.grants {
					t := tile{camp: o.camp, ally: o.ally, row: p.Rules.Terrain.Get(id)}
					if t.row != nil && t.row.Layer == rulebook.Lair && homeless(p, all, t) {
						p.Report(noCreature(p, fmt.Sprintf("%s/grants/%d", o.ptr, i), &t))
					}
				}
			}
			for _, t := range lairsOf(p) {
				if len(t.row.On) == 0 {
					emptyHex(p, t, p.Field.Board.Setup.Lairs, all, taken)
				} else {
					lairGround(p, t)
				}
				if homeless(p, all, t) {
					p.Report(noCreature(p, t.ptr+"/type", &t))
				}
			}
		}),
	}
}

// homeless tells whether no creature that its owner has on the field lives in a lair. One that is called out of it is
// not there yet; to a Medieval battle none comes.
func homeless(p *pass.Pass, all []unit, t tile) bool {
	return p.Adventure.CallToArms == nil && (t.row.Summons == "" || p.Adventure.Type == medieval) &&
		!slices.ContainsFunc(all, func(u unit) bool { return u.camp == t.camp && u.ally == t.ally && lives(u, t) })
}

func noCreature(p *pass.Pass, ptr string, t *tile) check.Finding {
	help := "put its creature on their side, or take the lair away"
	if p.Adventure.Type == medieval {
		help = `write type = "lore" with a council for each player, or take the lair away`
	}
	return check.Finding{
		At:      p.Doc.Value(ptr),
		Message: fmt.Sprintf("%s have the lair %q, but no creature of theirs lives there", t.whose(), t.row.ID),
		Help:    help,
	}
}

// lives tells whether a unit is a creature that a lair serves: the one that the lair's row names, or where it names none
// each whose own row names the lair.
func lives(u unit, t tile) bool {
	return u.row != nil && u.row.Creature() && (t.row.Creature == u.row.ID || t.row.Creature == "" && u.row.Lair == t.row.ID)
}

// lairGround reports a lair that needs ground of its own (a troll's bridge) and stands on other ground.
func lairGround(p *pass.Pass, t tile) {
	if t.hex == hex.None || slices.Contains(t.row.On, p.Field.Cells[t.hex].Ground.ID) {
		return
	}
	p.Report(check.Finding{
		At:      p.Doc.Value(t.ptr + "/at"),
		Message: fmt.Sprintf("a %s cannot lie on the %s of %s", t.row.ID, p.Field.Cells[t.hex].Ground.ID, t.label),
		Help:    fmt.Sprintf("move it to a hex of %s", t.row.On[0]),
	})
}
