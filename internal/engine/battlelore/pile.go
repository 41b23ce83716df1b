package battlelore

import (
	"muster/engine"
	"muster/internal/engine/command"
)

// take adds a card to a hand, give takes one out of it.
func (h *Seat) take(card uint8) { command.Insert(h.Hand[:], &h.Cards, card) }
func (h *Seat) give(card uint8) { command.Remove(h.Hand[:], &h.Cards, card) }

// drawCard takes the top card of the deck; an empty deck is made anew out of the discards first. NoCard when there is
// no card at all.
func (s *State) drawCard(log *Log) uint8 {
	if s.Deck.N == 0 { // EP-RCK-03
		s.remake(log)
	}
	return s.Deck.Draw()
}

// remake shuffles the discards into the deck.
func (s *State) remake(log *Log) {
	for s.Spent.N > 0 {
		s.Deck.Put(s.Spent.Draw())
	}
	engine.Shuffle(&s.Chance, s.Deck.Cards[:s.Deck.N])
	log.add(deckMade(s.Active, s.Deck.N))
}
