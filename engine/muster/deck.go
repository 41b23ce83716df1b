package muster

import (
	"slices"

	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// setCases is a set on a field, ready to be counted.
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
			k.lies[i][s] = lieOf(f, camp, zone, s, &set.Cards[i], g, index, k.scouts)
		}
	}
	return k
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
