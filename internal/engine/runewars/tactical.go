package runewars

import (
	"math/bits"

	"muster/internal/engine/runewars/battle"
)

// Tactical Fate cards are Tactics cards of the hand that are announced in a battle, each replacing a Fate card: their
// symbols count, not their text (RW-BTL-07).

// shown returns the symbols of all cards of a battle.
func (r *Rules) shown() []battle.Card {
	if r.Shown != nil {
		return r.Shown
	}
	return r.Fate
}

// tactical returns the Tactical Fate cards that a seat may play, as a set of indexes in Rules.Shown: none of this
// season's (RW-TACT-01).
func (s *State) tactical(r *Rules, seat uint8) uint64 {
	var out uint64
	if r.Shown == nil {
		return out
	}
	hand := s.Seats[seat].Tactics.Less(s.Seats[seat].Fresh)
	for c := hand.Next(0); c != NoCard; c = hand.Next(c + 1) {
		if at := r.Cards.Tactics[c].Fate; at != 0 {
			out |= 1 << at
		}
	}
	return out
}

// announced removes the announced cards from their hands.
func (s *State) announced(r *Rules, log *Log) {
	if r.Shown == nil {
		return
	}
	for side := range s.Fight.Own {
		seat := s.War.seat(side)
		if seat >= MaxSeats {
			continue
		}
		gone := s.War.Own[side] &^ s.Fight.Own[side]
		s.War.Own[side] &^= gone
		for ; gone != 0; gone &= gone - 1 {
			if card := r.tacticsAt(uint8(bits.TrailingZeros64(gone))); card != NoCard {
				s.played(seat, card, log)
			}
		}
	}
}

// tacticsAt returns the Tactics card at an index in Rules.Shown.
func (r *Rules) tacticsAt(at uint8) uint8 {
	for i := range r.Cards.Tactics {
		if r.Cards.Tactics[i].Fate == at {
			return uint8(i)
		}
	}
	return NoCard
}

// forkTactical samples Tactical Fate cards for another side of a battle, as many as it may still announce: they are
// hidden in its hand.
func (v View) forkTactical(out *State, seat uint8, hand int) int {
	if v.rules.Shown == nil || out.War.Area == NoArea {
		return 0
	}
	n := 0
	for side := range out.Fight.Own {
		if out.War.seat(side) != seat {
			continue
		}
		left := bits.OnesCount64(out.Fight.Own[side])
		for out.Fight.Own[side] = 0; left > 0; left-- {
			card := out.tacticalCard(v.rules)
			if card == NoCard {
				break
			}
			out.Left[DeckTactics].Drop(card)
			out.Seats[seat].Tactics.Add(card)
			out.Fight.Own[side] |= 1 << v.rules.Cards.Tactics[card].Fate
			n++
		}
		out.War.Own[side] = out.Fight.Own[side]
	}
	return n
}

// tacticalCard returns a random Tactical Fate card of the deck.
func (s *State) tacticalCard(r *Rules) uint8 {
	n, out := 0, uint8(NoCard)
	for c := s.Left[DeckTactics].Next(0); c != NoCard; c = s.Left[DeckTactics].Next(c + 1) {
		if r.Cards.Tactics[c].Fate == 0 {
			continue
		}
		if n++; s.Chance.IntN(n) == 0 {
			out = c
		}
	}
	return out
}
