package epic

import (
	"math/bits"
	"slices"

	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// pattern is a card in a section when the Scout Guard holds some of the hexes that the card needs. The Scout
// Guard's other hexes do not affect this section, so three patterns make a case.
type pattern struct {
	held   hex.Set          // of the hexes that matter here
	count  int              // how many they are
	alike  uint64           // in how many ways the same comes about
	stands []prove.OpenMark // the units that stand on their marks, in the card's order
	moves  []int            // the types of the others
	room   int              // vacant hexes of the section's baseline once the former stand
}

func (p *pattern) same(q *pattern) bool {
	return p.count == q.count && p.room == q.room && slices.Equal(p.stands, q.stands) && slices.Equal(p.moves, q.moves)
}

// scoutHexes is where the Scout Guard stands: on all of full, and on some of choice, any of them.
type scoutHexes struct {
	full, choice hex.Set
	chosen       int // how many of choice
}

// mostMarks is the limit of marks of a card in the Scout Guard's row. The printed boards have four.
const mostMarks = 10

// patternsOf lists the effects of the Scout Guard on a card in a section, and the relevant hexes for each. Vacant
// hexes of the baseline without a mark of the card are equivalent, so only their number is varied. It lists nothing
// when there are too many marks.
func patternsOf(cells []cell, g *events.Ground, s boards.Section, at scoutHexes) (list []pattern, matter hex.Set) {
	var marks hex.Set
	for _, c := range cells {
		if c.open {
			marks.Add(c.at)
		}
	}
	marked := marks.And(at.choice).Hexes()
	spare := g.Sections[s].And(at.choice).Minus(marks).Hexes()
	if len(marked) > mostMarks {
		return nil, matter
	}
	for mask := range 1 << len(marked) {
		held := at.full
		for i, h := range marked {
			if mask&(1<<i) != 0 {
				held.Add(h)
			}
		}
		for n := range len(spare) + 1 {
			if n > 0 {
				held.Add(spare[n-1])
			}
			p := patternOf(cells, g, s, held)
			p.held = held.Minus(at.full)
			p.count = bits.OnesCount(uint(mask)) + n
			p.alike = prove.Binomial(len(spare), n)
			if i := slices.IndexFunc(list, func(q pattern) bool { return q.same(&p) }); i >= 0 {
				list[i].alike += p.alike
			} else {
				list = append(list, p)
			}
		}
	}
	return list, marks.Or(g.Sections[s]).And(at.choice)
}

// patternOf evaluates a card in a section where some hexes are held.
func patternOf(cells []cell, g *events.Ground, s boards.Section, held hex.Set) pattern {
	var p pattern
	vacant := g.Sections[s].Minus(held)
	for _, c := range cells {
		if !c.open || held.Has(c.at) {
			p.moves = append(p.moves, c.unit)
			continue
		}
		p.stands = append(p.stands, prove.OpenMark{Unit: c.unit, OnRow: g.Baseline.Has(c.at), Section: vacant.Has(c.at)})
		vacant.Remove(c.at)
	}
	p.room = vacant.Len()
	return p
}
