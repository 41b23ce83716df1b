package muster

import (
	"math"

	"muster/maps/hex"
)

// guardOutcome is where a camp stands while its Guards are revealed.
type stance struct {
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

func newStance(a *arsenal) *stance {
	return &stance{
		used: make([]uint8, len(a.goods)), asked: make([]uint8, len(a.goods)), levied: make([]uint8, len(a.tokens)),
	}
}

func (s *stance) clear() {
	clear(s.used)
	clear(s.asked)
	clear(s.levied)
	s.fates, s.green, s.onRow, s.missed = [guardFates]uint8{}, 0, 0, 0
}

// arrival is how a unit of a card comes.
type coming uint8

// The ways to come.
const (
	notAtAll coming = iota
	inPerson
	asToken // CTA-ORG-05
)

// wing reveals the card of a wing.
func (s *stance) wing(a *arsenal, camp hex.Camp, wing int, l *lie, left []int) {
	s.reveal(a, camp, l, left)
	if wing == scoutWing {
		s.missed = s.fates[tokenless]
	}
}

// reveal places the units of one Guard: those on their marks in the card's order, then the displaced ones.
// left are the plain figures of the contended types; nil stands for as many as are wanted.
func (s *stance) reveal(a *arsenal, camp hex.Camp, l *lie, left []int) {
	room := l.room
	for i := range l.stands {
		p := &l.stands[i]
		how := s.comes(a, camp, p.unit, left)
		switch {
		case how != notAtAll:
			s.place(a, camp, p.unit, how, left)
			if p.onRow {
				s.onRow++
			}
		default:
			s.fates[tokenless]++
			if p.section {
				room++
			}
		}
	}
	s.fates[displaced] += uint8(len(l.moves))
	for _, t := range l.moves {
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

// comes tells how a unit comes, if there is a hex for it.
func (s *stance) comes(a *arsenal, camp hex.Camp, t int, left []int) coming {
	g := &a.goods[t]
	price := g.prices[camp][s.used[t]]
	if slot := a.slot[t]; left != nil && slot != none && price <= left[slot] || price < math.MaxInt32 && (left == nil || slot == none) {
		return inPerson
	}
	if g.banner != none && int(s.levied[g.banner]) < a.tokens[g.banner] {
		return asToken
	}
	return notAtAll
}

// place puts a unit on the field: itself, or as a token.
func (s *stance) place(a *arsenal, camp hex.Camp, t int, how coming, left []int) {
	g := &a.goods[t]
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
