package epic

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// displacements lists the cards that displace units by the ground of one zone alone.
func (k *setCases) displacements(zone int, cards *zoneCells) {
	var out []ZoneDisplacement
	for _, s := range deck.SectionOrder {
		for i := range k.set.Cards {
			if d := groundDisplacement(&k.set.Cards[i], cards[i][s], &k.g, s); len(d.Displaced) > 0 {
				d.Cases = Cases / deck.CardsInSet
				out = append(out, ZoneDisplacement{Zone: zone, Displacement: d})
			}
		}
	}
	prove.SortDisplacements(out, func(l ZoneDisplacement) prove.Displacement { return l.Displacement })
	k.out.Displacements = append(k.out.Displacements, out...)
}

// groundDisplacement returns a card's displacement in a section without other units.
func groundDisplacement(card *deck.Card, cells []cell, g *events.Ground, s boards.Section) prove.Displacement {
	p := patternOf(cells, g, s, hex.Set{})
	d := prove.Displacement{Section: s, Card: card}
	for i, c := range cells {
		if !c.open {
			d.Displaced = append(d.Displaced, &card.Entries[i])
		}
	}
	d.Lost = d.Displaced[min(p.room, len(d.Displaced)):]
	return d
}
