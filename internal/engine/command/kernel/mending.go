package kernel

import (
	"math/bits"
)

// mendingRow is the row of InMending: the dice of a card restore blocks.
var mendingRow = frameRow{
	Name: "the blocks that come back", Legal: (*State).legalMend, Take: (*State).takeMend,
	Run: (*State).runMending,
}

// mendable returns the units that have lost a block and match a die of their class, by number (MED-DECK-14).
func (s *State) mendable(r *Rules) (out uint64) {
	for rest := s.Here[s.Active]; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest)
		u := &s.Units[i]
		if u.Blocks < u.Full && s.Orders.Faces[r.Kinds[u.Kind].Class] > 0 { // MED-DECK-14
			out |= 1 << i
		}
	}
	return out
}

// runMending waits while a block can go to more than one unit; unusable dice are lost (MED-DECK-14).
func (s *State) runMending(r *Rules, _ *Frame, log *Log) bool {
	for {
		units := s.mendable(r)
		switch bits.OnesCount64(units) {
		case 0:
			s.endMending(r, log)
			return false
		case 1:
			s.recover(r, uint8(bits.TrailingZeros64(units)), log)
		default:
			return true
		}
	}
}

// endMending goes on with the units ordered this way.
func (s *State) endMending(r *Rules, log *Log) {
	card := &r.Cards[s.Orders.Card.Card]
	s.Orders.Faces = [Faces]int8{}
	switch {
	case s.Orders.Total > 0:
		s.toMoves(r)
	case card.Fallback > 0:
		s.fallBack(card.Fallback, false, log)
	default:
		s.phase(InTurnEnd)
	}
}

// recover restores one block to a unit; it is ordered with the first one.
func (s *State) recover(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	s.Orders.Faces[r.Kinds[u.Kind].Class]--
	u.Blocks++
	log.add(unitEvent(s, UnitMended, i, int8(1), 0))
	if u.Marks&Ordered == 0 { // MED-DECK-14
		s.order(r, i, log)
	}
}

// legalMend lists the units that may get the next block.
func (s *State) legalMend(r *Rules, _ *Frame, buf []Action) []Action {
	for units := s.mendable(r); units != 0; units &= units - 1 {
		buf = append(buf, MendAction(uint8(bits.TrailingZeros64(units))))
	}
	return buf
}

// takeMend restores a block to the chosen unit.
func (s *State) takeMend(r *Rules, _ *Frame, a Action, log *Log) { s.recover(r, a.Unit(), log) }
