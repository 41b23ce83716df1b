package muster

import (
	"slices"

	"muster/maps/hex"
)

// scoutCases are the cases with one card for the Scout Guard in one zone: what it can do to every card in every
// section, by place in sectionOrder.
type scoutLot struct {
	zone, card int
	watch      *watch
	lists      [CardsInSet][hex.SectionCount][]pattern
	matter     [CardsInSet][hex.SectionCount]hex.Set
}

func (k *epicDeck) lot(zone int, cards *spread, scout int) scoutLot {
	l := scoutLot{zone: zone, card: scout, watch: k.watch(scout)}
	for i := range CardsInSet {
		for j, s := range sectionOrder {
			l.lists[i][j], l.matter[i][j] = patternsOf(cards[i][s], &k.g, s, l.watch.at)
		}
	}
	return l
}

// work is how many choices the Scout Guard card comes to.
func (l *scoutLot) work() int {
	n := 0
	l.each(func(guards [hex.SectionCount]int) {
		m := len(l.watch.picks)
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
func (l *scoutLot) each(yield func(guards [hex.SectionCount]int)) {
	for _, guards := range trios() {
		if !slices.Contains(guards[:], l.card) {
			yield(guards)
		}
	}
}

// scouted goes through the cases of a Scout Guard card.
func (k *epicDeck) scouted(l *scoutLot) {
	k.total[l.card] = l.watch.weight
	l.each(func(guards [hex.SectionCount]int) {
		c := epicCase{zone: l.zone, scout: l.card, guards: guards}
		for j, card := range guards {
			c.lists[j] = l.lists[card][j]
			c.matter = c.matter.Or(l.matter[card][j])
		}
		k.guarded(l.watch, &c)
	})
}
