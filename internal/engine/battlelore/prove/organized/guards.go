package organized

import (
	"math"

	"muster/internal/engine/battlelore/prove"
	"muster/internal/engine/command/boards"
)

// guardOutcome is a camp's state while its Guards are revealed.
type guardOutcome struct {
	used   []uint8 // units raised, by type of the supply
	asked  []uint8 // the same with one more where a unit could have been raised, but found no hex
	levied []uint8 // tokens placed, by banner
	fates  [guardFates]uint8
	green  uint8 // units and tokens that scout (CTA-08, CTA-ORG-07)
	onRow  uint8 // hexes of the baseline that are taken
	missed uint8 // units of a Scout Guard that did not come
}

// The fates of Guards that are no tokens, by place in guardOutcome.fates.
const (
	displaced  = iota // the mark is impassable
	roomless          // ... and the section's baseline is full (CTA-06)
	tokenless         // neither figures nor a token of its colour (CTA-ORG-06)
	guardFates = iota
)

func newGuardOutcome(a *supply) *guardOutcome {
	return &guardOutcome{
		used: make([]uint8, len(a.types)), asked: make([]uint8, len(a.types)), levied: make([]uint8, len(a.tokens)),
	}
}

func (s *guardOutcome) clear() {
	clear(s.used)
	clear(s.asked)
	clear(s.levied)
	s.fates, s.green, s.onRow, s.missed = [guardFates]uint8{}, 0, 0, 0
}

// arrival is the way a unit of a card comes.
type arrival uint8

// The ways to come.
const (
	notAtAll arrival = iota
	inPerson
	asToken // CTA-ORG-05
)

// wing reveals the card of a wing.
func (s *guardOutcome) wing(a *supply, camp boards.Camp, wing int, l *prove.Layout, left []int) {
	s.reveal(a, camp, l, left)
	if wing == scoutWing {
		s.missed = s.fates[tokenless]
	}
}

// reveal places the units of one Guard: those on their marks in the card's order, then the displaced ones.
// left are the plain figures of the contended types; nil means unlimited.
func (s *guardOutcome) reveal(a *supply, camp boards.Camp, l *prove.Layout, left []int) {
	room := l.Room
	for i := range l.Marks {
		p := &l.Marks[i]
		how := s.comes(a, camp, p.Unit, left)
		switch {
		case how != notAtAll:
			s.place(a, camp, p.Unit, how, left)
			if p.OnRow {
				s.onRow++
			}
		default:
			s.fates[tokenless]++
			if p.Section {
				room++
			}
		}
	}
	s.fates[displaced] += uint8(len(l.DisplacedTypes))
	for _, t := range l.DisplacedTypes {
		how := s.comes(a, camp, t, left)
		switch {
		case how == notAtAll:
			s.fates[tokenless]++
		case room == 0: // it takes nothing
			s.fates[roomless]++
			s.asked[t] = max(s.asked[t], s.used[t]+1)
		default:
			s.place(a, camp, t, how, left)
			room--
			s.onRow++
		}
	}
}

// comes returns how a unit comes, if there is a hex for it.
func (s *guardOutcome) comes(a *supply, camp boards.Camp, t int, left []int) arrival {
	g := &a.types[t]
	price := g.prices[camp][s.used[t]]
	if slot := a.slot[t]; left != nil && slot != none && price <= left[slot] ||
		price < math.MaxInt32 && (left == nil || slot == none) {
		return inPerson
	}
	if g.banner != none && int(s.levied[g.banner]) < a.tokens[g.banner] {
		return asToken
	}
	return notAtAll
}

// place puts a unit on the field: itself, or as a token.
func (s *guardOutcome) place(a *supply, camp boards.Camp, t int, how arrival, left []int) {
	g := &a.types[t]
	if how == asToken {
		s.levied[g.banner]++
		if a.green[g.banner] {
			s.green++
		}
		return
	}
	if slot := a.slot[t]; left != nil && slot != none {
		left[slot] -= g.prices[camp][s.used[t]]
	}
	s.used[t]++
	s.asked[t] = max(s.asked[t], s.used[t])
	if a.scouts[t] {
		s.green++
	}
}
