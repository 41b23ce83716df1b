package muster

import (
	"muster/maps/hex"
)

// displacements lists the cards that displace units by the ground of one zone alone.
func (k *epicDeck) lies(zone int, cards *spread) {
	var out []EpicLie
	for _, s := range sectionOrder {
		for i := range k.set.Cards {
			if lie := groundLie(&k.set.Cards[i], cards[i][s], &k.g, s); len(lie.Displaced) > 0 {
				lie.Cases = EpicCases / CardsInSet
				out = append(out, EpicLie{Zone: zone, Lie: lie})
			}
		}
	}
	sortLies(out, func(l EpicLie) Lie { return l.Lie })
	k.out.Lies = append(k.out.Lies, out...)
}

// groundDisplacement is a card in a section where nobody else stands.
func groundLie(card *Card, cells []cell, g *ground, s hex.Section) Lie {
	p := patternOf(cells, g, s, hex.Set{})
	lie := Lie{Section: s, Card: card}
	for i, c := range cells {
		if !c.open {
			lie.Displaced = append(lie.Displaced, &card.Entries[i])
		}
	}
	lie.Lost = lie.Displaced[min(p.room, len(lie.Displaced)):]
	return lie
}
