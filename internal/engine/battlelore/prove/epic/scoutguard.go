package epic

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// scoutCases are the cases with one card for the Scout Guard in one zone: what it can do to every card in every
// section, by place in SectionOrder.
type scoutCases struct {
	zone, card int
	scouts     *scoutCard
	lists      [deck.CardsInSet][boards.SectionCount][]pattern
	matter     [deck.CardsInSet][boards.SectionCount]hex.Set
}

func (k *setCases) scoutCases(zone int, cards *zoneCells, scout int) scoutCases {
	l := scoutCases{zone: zone, card: scout, scouts: k.scoutCard(scout)}
	for i := range deck.CardsInSet {
		for j, s := range deck.SectionOrder {
			l.lists[i][j], l.matter[i][j] = patternsOf(cards[i][s], &k.g, s, l.scouts.at)
		}
	}
	return l
}

// work returns the number of choices of the Scout Guard card.
func (l *scoutCases) work() int {
	n := 0
	l.each(func(guards [boards.SectionCount]int) {
		m := len(l.scouts.picks)
		for j, card := range guards {
			if l.lists[card][j] == nil {
				m = mostWork + 1
			}
			m = min(m*max(1, len(l.lists[card][j])), mostWork+1)
		}
		n = min(n+m, mostWork+1)
	})
	return n
}

// each calls yield for every three Guards out of the other cards.
func (l *scoutCases) each(yield func(guards [boards.SectionCount]int)) {
	for _, guards := range prove.Trios() {
		if !slices.Contains(guards[:], l.card) {
			yield(guards)
		}
	}
}

// scouted goes through the cases of a Scout Guard card.
func (k *setCases) scouted(l *scoutCases) {
	k.total[l.card] = l.scouts.weight
	l.each(func(guards [boards.SectionCount]int) {
		c := guardCase{zone: l.zone, scout: l.card, guards: guards}
		for j, card := range guards {
			c.lists[j] = l.lists[card][j]
			c.matter = c.matter.Or(l.matter[card][j])
		}
		k.guarded(l.scouts, &c)
	})
}
