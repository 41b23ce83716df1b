package muster

import (
	"math/bits"
	"slices"

	"muster/maps/hex"
)

// mostHeldMarks is how many marks on the Scout Guard's row are gone through for one case.
const mostHeld = 10

// vacancies are the numbers of vacant hexes that three Guards can leave of the baseline, rising: for each set of marks
// that the Scout Guard may hold, from so many to so many of them. Units without figures or token take no hex, and
// which they are depends on who is displaced. It is nil when there are too many sets.
func (l *layer) vacancies(y *stay, g *guard, s *stance, least, most int) []int {
	marks := y.rowMarks(l, g)
	if len(marks) > mostHeld {
		return nil
	}
	var out []int
	note := func(n int) {
		if !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	wet, onRow, _ := y.laid(g)
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
func (y *stay) rowMarks(l *layer, g *guard) []hex.Hex {
	var out hex.Set
	for wing, section := range sectionOrder {
		card := l.h.cards[g.cards[wing]]
		for i := range card.Entries {
			if h, open := mark(y.field, l.h.camp, y.zone, section, &card.Entries[i]); open && y.scouts.Has(h) {
				out.Add(h)
			}
		}
	}
	return out.Hexes()
}

// replay reveals the cards once more, with the hexes that they lie on when the Scout Guard holds some.
func (l *layer) replay(y *stay, g *guard, held hex.Set) *stance {
	var cards [wings]lie
	for wing, section := range sectionOrder {
		cards[wing] = y.lie(l, l.h.cards[g.cards[wing]], section, held)
	}
	cards[scoutWing] = l.h.lies[g.cards[scoutWing]][scoutWing]
	if l.opponent == nil {
		s := newStance(l.a)
		for _, wing := range l.a.order {
			s.wing(l.a, l.h.camp, wing, &cards[wing], nil)
		}
		return s
	}
	var hosts [hex.Camps]*host
	var guards [hex.Camps]*guard
	hosts[l.h.camp], hosts[l.h.camp.Other()] = l.h, l.opponent
	guards[l.h.camp], guards[l.h.camp.Other()] = g, l.against
	d := newDisputed(l.a, l.first, hosts)
	d.instead[l.h.camp] = &cards
	d.reveal(guards)
	return d.stances[l.h.camp]
}

// layout is a card in a section where the Scout Guard holds some hexes.
func (y *stay) lie(l *layer, card *Card, section hex.Section, held hex.Set) lie {
	out := lie{}
	vacant := y.ground.sections[section].Minus(held)
	for i := range card.Entries {
		unit := l.a.index[card.Entries[i].Unit.ID]
		h, open := mark(y.field, l.h.camp, y.zone, section, &card.Entries[i])
		if !open || held.Has(h) {
			out.moves = append(out.moves, unit)
			continue
		}
		out.stands = append(out.stands, post{unit: unit, onRow: y.ground.baseline.Has(h), section: vacant.Has(h)})
		vacant.Remove(h)
	}
	out.room = vacant.Len()
	return out
}
