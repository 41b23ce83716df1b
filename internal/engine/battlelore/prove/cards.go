package prove

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// setCases is a set on a field, ready to be counted.
type setCases struct {
	set     *deck.Set
	types   []*rulebook.Unit
	stock   []int  // by type
	scouts  []bool // by type
	layouts [deck.CardsInSet][boards.SectionCount]Layout
	counts  [deck.CardsInSet][]int // units of each type on each card
	vacancy int                    // hexes of the whole baseline that can be stood on
}

func newSetCases(f *rulebook.Field, camp boards.Camp, zone int, set *deck.Set, stock *pieces.Stock) *setCases {
	g := events.Of(f, camp)
	k := &setCases{set: set, types: deck.TypesOf(set), vacancy: g.Baseline.Len()}
	index := make(map[string]int, len(k.types))
	for i, u := range k.types {
		index[u.ID] = i
		k.stock = append(k.stock, stock.Units(u.ID))
		k.scouts = append(k.scouts, pieces.Scouts(f.Rules, u))
	}
	for i := range set.Cards {
		k.counts[i] = make([]int, len(k.types))
		for j := range set.Cards[i].Entries {
			k.counts[i][index[set.Cards[i].Entries[j].Unit.ID]]++
		}
		for s := range boards.Section(boards.SectionCount) {
			k.layouts[i][s] = LayoutOf(f, camp, zone, s, &set.Cards[i], g, index, k.scouts)
		}
	}
	return k
}

// report lists the cards that displace units.
func (k *setCases) report() []Displacement {
	var out []Displacement
	for _, s := range deck.SectionOrder {
		for i := range k.set.Cards {
			if l := &k.layouts[i][s]; len(l.Displaced) > 0 {
				out = append(out, Displacement{
					Section:   s,
					Card:      &k.set.Cards[i],
					Displaced: l.Displaced,
					Lost:      l.Displaced[l.Moved():],
					Cases:     Cases / deck.CardsInSet,
				})
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Displacement) int {
		if a.Section != b.Section {
			return 0
		}
		return a.Card.Number - b.Card.Number
	})
	return out
}
