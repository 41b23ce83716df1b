package draws

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/command/boards"
)

// group is what a unit is placed with, in the order of the list of who stands where: its wing, the Scout Guard's card,
// what Specialists bring, the Reserve.
type group int

const (
	scout = boards.SectionCount + iota
	brought
	reserve
	loose // of no card that was drawn
)

var groupNames = [...]string{
	boards.Left: boards.SectionNames[boards.Left], boards.Centre: boards.SectionNames[boards.Centre],
	boards.Right: boards.SectionNames[boards.Right], scout: "scout guard", brought: "specialists", reserve: "reserve",
	loose: "",
}

// groupOf is what a unit is placed with.
func groupOf(d *deploy.Deployment, p *deploy.Placement) group {
	if p.How == events.FromSpecialist {
		return brought
	}
	drawn := &d.Players[p.Player].Draw
	is := func(s deck.Slot) bool {
		name := drawn.Name(s)
		return p.Card != nil && p.Card.Number == name.Number && (name.Set == "" || p.Card.ID().Set == name.Set)
	}
	for s := range boards.Section(boards.SectionCount) {
		if is(deck.SlotOf(s)) {
			return group(s)
		}
	}
	switch {
	case is(deck.SlotScout):
		return scout
	case is(deck.SlotReserve):
		return reserve
	}
	return loose
}

// inPlacing lists what is placed, by its place in Placed, in the order of the list of who stands where: player by
// player, their wings as they lie on the map, and in each from their own edge to the enemy.
func (d *Drawn) inPlacing() []int {
	rank := func(p *deploy.Placement) int {
		g := groupOf(d.Deployment, p)
		if g < boards.SectionCount {
			order := p.Camp.FromLeft()
			return slices.Index(order[:], boards.Section(g))
		}
		return int(g)
	}
	out := make([]int, len(d.Placed))
	for i := range out {
		out[i] = i
	}
	slices.SortStableFunc(out, func(i, j int) int {
		x, y := &d.Placed[i], &d.Placed[j]
		return cmp.Or(cmp.Compare(x.Player, y.Player), cmp.Compare(rank(x), rank(y)),
			d.Field.Hexes.Placing(x.Camp, x.Hex, y.Hex))
	})
	return out
}
