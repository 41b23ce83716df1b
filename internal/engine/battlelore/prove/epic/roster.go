package epic

import (
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// roster are the unit types of the sets that share a camp's figures, and the stock of each type. It covers one set in
// Epic Call to Arms, and those of both allies in the allied variant.
type roster struct {
	types  []*rulebook.Unit
	index  map[string]int
	stock  []int  // units, by type
	scouts []bool // by type
}

func newRoster(rules *rulebook.Rulebook, stock *pieces.Stock, sets ...*deck.Set) *roster {
	r := &roster{index: map[string]int{}}
	for _, set := range sets {
		for _, u := range deck.TypesOf(set) {
			if _, known := r.index[u.ID]; known {
				continue
			}
			r.index[u.ID] = len(r.types)
			r.types = append(r.types, u)
			r.stock = append(r.stock, stock.Units(u.ID))
			r.scouts = append(r.scouts, pieces.Scouts(rules, u))
		}
	}
	return r
}

// counts are the units of each type on a card.
func (r *roster) counts(card *deck.Card) []int {
	out := make([]int, len(r.types))
	for i := range card.Entries {
		out[r.index[card.Entries[i].Unit.ID]]++
	}
	return out
}

// cell is a unit of a card that lies in a section.
type cell struct {
	unit int // type
	at   hex.Hex
	open bool // not impassable
}

// zoneCells are the cards of a set in the sections of one zone.
type zoneCells [deck.CardsInSet][boards.SectionCount][]cell

func (r *roster) lay(f *rulebook.Field, camp boards.Camp, zone int, set *deck.Set) *zoneCells {
	out := &zoneCells{}
	for i := range set.Cards {
		for s := range boards.Section(boards.SectionCount) {
			for j := range set.Cards[i].Entries {
				e := &set.Cards[i].Entries[j]
				at, open := events.Mark(f, camp, zone, s, e)
				out[i][s] = append(out[i][s], cell{unit: r.index[e.Unit.ID], at: at, open: open})
			}
		}
	}
	return out
}
