package muster

import (
	"slices"

	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// lie is a card in a section, worked out for itself: what stands, what moves, what is lost. The wings do not
// interact, because a Guard's units only ever stand on the hexes of their own section.
type lie struct {
	stands    []post   // the units that stand on their marks, in the card's order
	displaced []*Entry // the others
	moves     []int    // their types
	room      int      // vacant hexes of the section's baseline once the former stand
	onRow     int      // of those that stand, how many are on the baseline
	placed    []int    // by type, when every figure is there
	called    []int    // by type
	green     int      // among placed
}

// post is a mark that can be stood on.
type post struct {
	unit    int  // type
	onRow   bool // on the baseline
	section bool // on the section's unshared part of it
}

// moved is how many displaced units find a hex.
func (l *lie) moved() int { return min(len(l.displaced), l.room) }

// lost is how many do not.
func (l *lie) lost() int { return len(l.displaced) - l.moved() }

// deck is a set on a field, ready to be counted.
type deck struct {
	set     *Set
	types   []*rulebook.Unit
	stock   []int  // by type
	scouts  []bool // by type
	lies    [CardsInSet][hex.SectionCount]lie
	counts  [CardsInSet][]int // units of each type on each card
	vacancy int               // hexes of the whole baseline that can be stood on
}

func newDeck(f *field.Field, camp hex.Camp, zone int, set *Set, stock *Stock) *deck {
	g := groundOf(f, camp)
	k := &deck{set: set, types: typesOf(set), vacancy: g.baseline.Len()}
	index := make(map[string]int, len(k.types))
	for i, u := range k.types {
		index[u.ID] = i
		k.stock = append(k.stock, stock.Units(u.ID))
		k.scouts = append(k.scouts, scouts(f.Rules, u))
	}
	for i := range set.Cards {
		k.counts[i] = make([]int, len(k.types))
		for j := range set.Cards[i].Entries {
			k.counts[i][index[set.Cards[i].Entries[j].Unit.ID]]++
		}
		for s := range hex.Section(hex.SectionCount) {
			k.lies[i][s] = k.lie(f, camp, zone, s, &set.Cards[i], g, index)
		}
	}
	return k
}

func (k *deck) lie(
	f *field.Field, camp hex.Camp, zone int, s hex.Section, card *Card, g ground, index map[string]int,
) lie {
	l := lie{placed: make([]int, len(k.types))}
	vacant := g.sections[s]
	for i := range card.Entries {
		e := &card.Entries[i]
		t := index[e.Unit.ID]
		h, open := mark(f, camp, zone, s, e)
		if !open {
			l.displaced = append(l.displaced, e)
			l.moves = append(l.moves, t)
			continue
		}
		p := post{unit: t, onRow: g.baseline.Has(h), section: vacant.Has(h)}
		l.stands = append(l.stands, p)
		l.placed[t]++
		vacant.Remove(h)
		if p.onRow {
			l.onRow++
		}
	}
	l.room = vacant.Len()
	l.called = slices.Clone(l.placed)
	for i, t := range l.moves {
		l.called[t]++
		if i < l.room { // CTA-06: the rest is lost
			l.placed[t]++
		}
	}
	for t, n := range l.placed {
		if k.scouts[t] {
			l.green += n
		}
	}
	return l
}

// report lists the cards that displace units.
func (k *deck) report() []Lie {
	var out []Lie
	for _, s := range sectionOrder {
		for i := range k.set.Cards {
			if l := &k.lies[i][s]; len(l.displaced) > 0 {
				out = append(out, Lie{
					Section:   s,
					Card:      &k.set.Cards[i],
					Displaced: l.displaced,
					Lost:      l.displaced[l.moved():],
					Cases:     Cases / CardsInSet,
				})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Lie) int {
		if a.Section != b.Section {
			return 0
		}
		return a.Card.Number - b.Card.Number
	})
	return out
}
