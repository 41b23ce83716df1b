package prove

import (
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
)

// Layout is a card in a section, evaluated alone: the units that stay, move and are lost. The wings do not interact,
// because a Guard's units only ever stand on the hexes of their own section.
type Layout struct {
	Marks          []OpenMark    // the units that stand on their marks, in the card's order
	Displaced      []*deck.Entry // the others
	DisplacedTypes []int         // their types
	Room           int           // vacant hexes of the section's baseline once the former stand
	OnRow          int           // of those that stand, how many are on the baseline
	PlacedByType   []int         // by type, when every figure is there
	CalledByType   []int         // by type
	Green          int           // among placed
}

// OpenMark is a mark that can be stood on.
type OpenMark struct {
	Unit    int  // type
	OnRow   bool // on the baseline
	Section bool // on the section's unshared part of it
}

// Moved returns the number of displaced units that find a hex.
func (l *Layout) Moved() int { return min(len(l.Displaced), l.Room) }

// Lost returns the number of displaced units without a hex.
func (l *Layout) Lost() int { return len(l.Displaced) - l.Moved() }

// LayoutOf evaluates a card in a section. index are the unit types by id, and scouts reports for each whether it
// scouts.
func LayoutOf(
	f *rulebook.Field,
	camp boards.Camp,
	zone int,
	s boards.Section,
	card *deck.Card,
	g events.Ground,
	index map[string]int,
	scouts []bool,
) Layout {
	l := Layout{PlacedByType: make([]int, len(scouts))}
	vacant := g.Sections[s]
	for i := range card.Entries {
		e := &card.Entries[i]
		t := index[e.Unit.ID]
		h, open := events.Mark(f, camp, zone, s, e)
		if !open {
			l.Displaced = append(l.Displaced, e)
			l.DisplacedTypes = append(l.DisplacedTypes, t)
			continue
		}
		p := OpenMark{Unit: t, OnRow: g.Baseline.Has(h), Section: vacant.Has(h)}
		l.Marks = append(l.Marks, p)
		l.PlacedByType[t]++
		vacant.Remove(h)
		if p.OnRow {
			l.OnRow++
		}
	}
	l.Room = vacant.Len()
	l.CalledByType = slices.Clone(l.PlacedByType)
	for i, t := range l.DisplacedTypes {
		l.CalledByType[t]++
		if i < l.Room { // CTA-06: the rest is lost
			l.PlacedByType[t]++
		}
	}
	for t, n := range l.PlacedByType {
		if scouts[t] {
			l.Green += n
		}
	}
	return l
}
