package adventurecheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/validate/check"
)

// lair: a creature's lair goes where a landmark may go (BL-LMK-08, R-073), on the ground that the lair requires, and
// belongs to the side whose creature it serves. With Call to Arms the cards may bring the creature.
func lair() *check.Check {
	return &check.Check{
		Code:     "adventure/lair",
		Severity: diag.Error,
		Kind:     rulebook.KindAdventure,
		Rules:    []string{"BL-LMK-08", "R-073"},
		Needs: []string{
			library.NeedsRules,
			"/call_to_arms",
			library.NeedsMap,
			"adventure/unknown-unit",
			"adventure/unknown-landmark",
		},
		Run: pass.Run(pass.OnBoard(func(p *pass.Pass) {
			all := p.Linked.Units
			taken := map[string]library.Place{}
			for _, t := range p.Linked.Landmarks() {
				taken[t.Label] = t
			}
			for _, o := range pass.Parties(p) {
				for _, g := range o.Due {
					t := library.Place{Camp: o.Camp, Second: o.Second, Row: g.Row}
					if t.Row != nil && t.Row.Layer == rulebook.Lair && homeless(p, all, t) {
						p.Report(noCreature(p, g.Ptr, &t))
					}
				}
			}
			for _, t := range p.Linked.Lairs() {
				if len(t.Row.On) == 0 {
					emptyHex(p, t, p.Field.Board.Setup.Lairs, all, taken)
				} else {
					lairGround(p, t)
				}
				if homeless(p, all, t) {
					p.Report(noCreature(p, t.Ptr+"/type", &t))
				}
			}
		})),
	}
}

// homeless reports whether no creature that the owner has on the field lives in a lair. A creature called from the lair
// is not there yet; without a War Council none comes.
func homeless(p *pass.Pass, all []library.Unit, t library.Place) bool {
	return p.Adventure.CallToArms == nil && (t.Row.Summons == "" || !pass.IsLore(p)) &&
		!slices.ContainsFunc(
			all,
			func(u library.Unit) bool { return u.Camp == t.Camp && u.Second == t.Second && lives(u, t) },
		)
}

func noCreature(p *pass.Pass, ptr string, t *library.Place) check.Finding {
	help := "move its creature to their side, or remove the lair"
	if !pass.IsLore(p) {
		help = `write type = "lore" with a council for each player, or remove the lair`
	}
	return check.Finding{
		At:      p.Doc.Value(ptr),
		Message: fmt.Sprintf("%s have the lair %q, but no creature of theirs lives there", t.Whose(), t.Row.ID),
		Help:    help,
	}
}

// lives reports whether a unit is a creature that a lair serves: the one named by the lair's row, or else each whose
// own row names the lair.
func lives(u library.Unit, t library.Place) bool {
	return u.Row != nil && u.Row.Creature() &&
		(t.Row.Creature == u.Row.ID || t.Row.Creature == "" && u.Row.Lair == t.Row.ID)
}

// lairGround reports a lair that needs ground of its own (a troll's bridge) and is on other ground.
func lairGround(p *pass.Pass, t library.Place) {
	if t.At == hex.None || slices.Contains(t.Row.On, p.Field.Cell(t.At).Ground.ID) {
		return
	}
	p.Report(check.Finding{
		At:      p.Doc.Value(t.Ptr + "/at"),
		Message: fmt.Sprintf("a %s cannot be on the %s of %s", t.Row.ID, p.Field.Cell(t.At).Ground.ID, t.Label),
		Help:    fmt.Sprintf("move it to a hex of %s", t.Row.On[0]),
	})
}
