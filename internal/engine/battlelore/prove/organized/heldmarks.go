package organized

import (
	"math/bits"
	"slices"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// mostHeldMarks is the limit of marks on the Scout Guard's row for one case.
const mostHeldMarks = 10

// vacancies returns the numbers of vacant baseline hexes that three Guards can leave, ascending, as a range for each
// set of marks that the Scout Guard may hold. Units without figures or token take no hex, and which they are depends
// on the displaced units. It is nil when there are too many sets.
func (l *caseSorter) vacancies(y *zoneLayout, g *guard, s *guardOutcome, least, most int) []int {
	marks := y.rowMarks(l, g)
	if len(marks) > mostHeldMarks {
		return nil
	}
	var out []int
	note := func(n int) {
		if !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	wet, onRow, _ := y.marksOf(g)
	for set := range 1 << len(marks) {
		n := bits.OnesCount(uint(set))
		switch {
		case n < least || n > most:
		case s.fates[tokenless] == 0: // everybody comes
			note(y.base - onRow - wet - n)
		default:
			var held hex.Set
			for i, h := range marks {
				if set&(1<<i) != 0 {
					held.Add(h)
				}
			}
			note(y.base - int(l.replay(y, g, held).onRow))
		}
	}
	slices.Sort(out)
	return out
}

// rowMarks are the hexes of the Scout Guard's row that three Guards are marked on.
func (y *zoneLayout) rowMarks(l *caseSorter, g *guard) []hex.Hex {
	var out hex.Set
	for wing, section := range deck.SectionOrder {
		card := l.cases.cards[g.cards[wing]]
		for i := range card.Entries {
			if h, open := events.Mark(y.field, l.cases.camp, y.zone, section, &card.Entries[i]); open && y.scouts.Has(h) {
				out.Add(h)
			}
		}
	}
	return out.Hexes()
}

// replay reveals the cards once more, on the hexes left when the Scout Guard holds some.
func (l *caseSorter) replay(y *zoneLayout, g *guard, held hex.Set) *guardOutcome {
	var cards [wings]prove.Layout
	for wing, section := range deck.SectionOrder {
		cards[wing] = y.layout(l, l.cases.cards[g.cards[wing]], section, held)
	}
	cards[scoutWing] = l.cases.layouts[g.cards[scoutWing]][scoutWing]
	if l.opponent == nil {
		s := newGuardOutcome(l.a)
		for _, wing := range l.a.order {
			s.wing(l.a, l.cases.camp, wing, &cards[wing], nil)
		}
		return s
	}
	var hosts [boards.Camps]*playerCases
	var guards [boards.Camps]*guard
	hosts[l.cases.camp], hosts[l.cases.camp.Other()] = l.cases, l.opponent
	guards[l.cases.camp], guards[l.cases.camp.Other()] = g, l.against
	d := newDispute(l.a, l.first, hosts)
	d.instead[l.cases.camp] = &cards
	d.reveal(guards)
	return d.outcomes[l.cases.camp]
}

// layout is a card in a section where the Scout Guard holds some hexes.
func (y *zoneLayout) layout(l *caseSorter, card *deck.Card, section boards.Section, held hex.Set) prove.Layout {
	out := prove.Layout{}
	vacant := y.ground.Sections[section].Minus(held)
	for i := range card.Entries {
		unit := l.a.index[card.Entries[i].Unit.ID]
		h, open := events.Mark(y.field, l.cases.camp, y.zone, section, &card.Entries[i])
		if !open || held.Has(h) {
			out.DisplacedTypes = append(out.DisplacedTypes, unit)
			continue
		}
		out.Marks = append(out.Marks, prove.OpenMark{Unit: unit, OnRow: y.ground.Baseline.Has(h), Section: vacant.Has(h)})
		vacant.Remove(h)
	}
	out.Room = vacant.Len()
	return out
}
