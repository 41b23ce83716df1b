package pass

import (
	"slices"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Waiting lists the creatures that wait in a player's lairs, off the field: one of each type, unless the player
// has one on the field from the start. The lairs are those placed by the adventure, those of the map, and granted ones.
// A battle without War Councils has no creature.
func Waiting(p *Pass, o *library.Player) []Payee {
	if !IsLore(p) {
		return nil
	}
	var out []Payee
	var here []string
	for _, u := range p.Linked.UnitsOf(o) {
		here = append(here, u.Type)
	}
	wait := func(t *rulebook.Terrain, ptr string) {
		if t == nil || t.Layer != rulebook.Lair || t.Summons == "" || slices.Contains(here, t.Creature) {
			return
		}
		if row := p.Rules.Units.Get(t.Creature); row != nil && row.Creature() {
			here = append(here, row.ID)
			out = append(out, Payee{row.ID, ptr, row.Level})
		}
	}
	for _, t := range p.Linked.Lairs() {
		if t.Camp == o.Camp && t.Second == o.Second {
			wait(t.Row, t.Ptr+"/type")
		}
	}
	if p.Field != nil && !o.Second {
		for _, c := range p.Field.Cells() {
			if c.Place != nil && c.Owner == boards.CampNames[o.Camp] {
				wait(c.Place, "/map")
			}
		}
	}
	for _, g := range o.Due {
		wait(g.Row, g.Ptr)
	}
	return out
}
