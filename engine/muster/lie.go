package muster

import (
	"slices"

	"muster/engine/field"
	"muster/maps/hex"
)

// layout is a card in a section, worked out for itself: what stands, what moves, what is lost. The wings do not
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

// openMark is a mark that can be stood on.
type post struct {
	unit    int  // type
	onRow   bool // on the baseline
	section bool // on the section's unshared part of it
}

// moved is how many displaced units find a hex.
func (l *lie) moved() int { return min(len(l.displaced), l.room) }

// lost is how many do not.
func (l *lie) lost() int { return len(l.displaced) - l.moved() }

// layoutOf works a card out in a section. index are the unit types by id, scouts tells of each whether it scouts.
func lieOf(
	f *field.Field, camp hex.Camp, zone int, s hex.Section, card *Card, g ground, index map[string]int, scouts []bool,
) lie {
	l := lie{placed: make([]int, len(scouts))}
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
		if scouts[t] {
			l.green += n
		}
	}
	return l
}
