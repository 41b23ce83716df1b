package runewars

import (
	"math/bits"

	"muster/engine"
)

// Cards is a set of cards of one deck, at most MaxDeck.
type Cards [2]uint64

// CardsTo returns the set of the first n cards.
func CardsTo(n int) Cards {
	var c Cards
	for i := range n {
		c.Add(uint8(i))
	}
	return c
}

// Has reports whether a card is in the set.
func (c Cards) Has(card uint8) bool { return c[card>>6&1]>>(card&63)&1 == 1 && card < MaxDeck }

// Add puts a card into the set, and Drop removes it.
func (c *Cards) Add(card uint8)  { c[card>>6&1] |= 1 << (card & 63) }
func (c *Cards) Drop(card uint8) { c[card>>6&1] &^= 1 << (card & 63) }

// Len returns the number of cards.
func (c Cards) Len() int { return bits.OnesCount64(c[0]) + bits.OnesCount64(c[1]) }

// None reports whether there are none.
func (c Cards) None() bool { return c[0]|c[1] == 0 }

// With returns the union with another set, and Less the difference.
func (c Cards) With(d Cards) Cards { return Cards{c[0] | d[0], c[1] | d[1]} }
func (c Cards) Less(d Cards) Cards { return Cards{c[0] &^ d[0], c[1] &^ d[1]} }

// Next returns the first card from one on, or NoCard.
func (c Cards) Next(from uint8) uint8 {
	for ; from < MaxDeck; from = from&^63 + 64 {
		if left := c[from>>6] >> (from & 63); left != 0 {
			return from + uint8(bits.TrailingZeros64(left))
		}
	}
	return NoCard
}

// Nth returns the card at an index, from 0, in ascending order.
func (c Cards) Nth(n int) uint8 {
	card := c.Next(0)
	for ; n > 0; n-- {
		card = c.Next(card + 1)
	}
	return card
}

// draw draws a random card of a deck (RW-SETUP-26). An empty deck is replaced by its discards (RW-LIM-05), and before
// them by the Commander cards at its bottom (RW-CMD-08). It returns NoCard if there are none.
func (s *State) draw(d Deck) uint8 {
	if d == DeckCommanders && s.Left[d].None() {
		s.Left[d], s.Under = s.Under, Cards{}
	}
	if s.Left[d].None() {
		s.Left[d], s.Spent[d] = s.Spent[d], Cards{}
	}
	n := s.Left[d].Len()
	if n == 0 {
		return NoCard
	}
	card := s.Left[d].Nth(s.Chance.IntN(n))
	s.Left[d].Drop(card)
	return card
}

// nth returns the element of a set at an index, from 0.
func nth(set uint64, n int) uint8 {
	for ; n > 0; n-- {
		set &= set - 1
	}
	return uint8(bits.TrailingZeros64(set))
}

// drawFate draws a random Fate card (RW-FATE-01); NoCard if there is none. The caller decides where it goes.
func (s *State) drawFate(r *Rules, log *Log) uint8 {
	f := &s.Fate
	if f.Left == 0 {
		if f.Left, f.Spent = f.Spent, 0; f.Left == 0 {
			return NoCard
		}
		log.Add(Event{Kind: FateAgain, Seat: NoSeat, N: uint8(bits.OnesCount64(f.Left))})
	}
	card := s.nextFate(r)
	f.Left &^= 1 << card
	return card
}

// nextFate returns the next card: that of the script, if there is one.
func (s *State) nextFate(r *Rules) uint8 {
	if n := int(s.Cursor); n < len(r.Script) {
		s.Cursor++
		if card := r.Script[n]; s.Fate.Left>>card&1 == 1 {
			return card
		}
	}
	return pick(s.Fate.Left, &s.Chance)
}

// pick returns a random element of a set.
func pick(set uint64, chance *engine.Rand) uint8 { return nth(set, chance.IntN(bits.OnesCount64(set))) }
