package muster

import (
	"muster/engine/field"
	"muster/engine/rulebook"
	"muster/maps/hex"
)

// roster are the unit types of the sets that share a camp's figures, and what there is of each: one set in Epic Call
// to Arms, those of both allies in the allied variant.
type roster struct {
	types  []*rulebook.Unit
	index  map[string]int
	stock  []int  // units, by type
	scouts []bool // by type
}

func newRoster(rules *rulebook.Rulebook, stock *Stock, sets ...*Set) *roster {
	r := &roster{index: map[string]int{}}
	for _, set := range sets {
		for _, u := range typesOf(set) {
			if _, known := r.index[u.ID]; known {
				continue
			}
			r.index[u.ID] = len(r.types)
			r.types = append(r.types, u)
			r.stock = append(r.stock, stock.Units(u.ID))
			r.scouts = append(r.scouts, scouts(rules, u))
		}
	}
	return r
}

// counts are the units of each type on a card.
func (r *roster) counts(card *Card) []int {
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
type spread [CardsInSet][hex.SectionCount][]cell

func (r *roster) lay(f *field.Field, camp hex.Camp, zone int, set *Set) *spread {
	out := &spread{}
	for i := range set.Cards {
		for s := range hex.Section(hex.SectionCount) {
			for j := range set.Cards[i].Entries {
				e := &set.Cards[i].Entries[j]
				at, open := mark(f, camp, zone, s, e)
				out[i][s] = append(out[i][s], cell{unit: r.index[e.Unit.ID], at: at, open: open})
			}
		}
	}
	return out
}
