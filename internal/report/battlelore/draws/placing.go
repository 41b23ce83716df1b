package draws

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/command/boards"
)

// group is the origin of a unit, in the order of the list of positions: its wing, the Scout Guard's card, Specialists,
// the Reserve.
type group int

const (
	scout = boards.SectionCount + iota
	brought
	reserve
	loose // of no drawn card
)

var groupNames = [...]string{
	boards.Left: boards.SectionNames[boards.Left], boards.Centre: boards.SectionNames[boards.Centre],
	boards.Right: boards.SectionNames[boards.Right], scout: "scout guard", brought: "specialists", reserve: "reserve",
	loose: "",
}

// groupOf returns the group of a placed unit.
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

// inPlacing returns the indices of Placed in the order of the list of positions. Players come one by one, their wings
// from left to right on the map, and units of a wing from their own edge to the enemy.
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
