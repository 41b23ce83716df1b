package engine

import "muster/engine/rng"

// put lays a card on top.
func (p *Pile) put(card uint8) {
	p.Cards[p.N] = card
	p.N++
}

// draw takes the top card, NoCard from an empty pile. The slot is wiped, so that == does not see what lay there.
func (p *Pile) draw() uint8 {
	if p.N == 0 {
		return NoCard
	}
	p.N--
	card := p.Cards[p.N]
	p.Cards[p.N] = 0
	return card
}

// take adds a card to a hand and keeps the hand in order; a hand that is full or no card changes nothing.
func (h *Seat) take(card uint8) {
	if card == NoCard || h.Cards == MaxHand {
		return
	}
	i := h.Cards
	for ; i > 0 && h.Hand[i-1] > card; i-- {
		h.Hand[i] = h.Hand[i-1]
	}
	h.Hand[i] = card
	h.Cards++
}

// give takes a card out of a hand, and tells whether it was there.
func (h *Seat) give(card uint8) bool {
	for i := range h.Cards {
		if h.Hand[i] == card {
			h.Cards--
			copy(h.Hand[i:h.Cards], h.Hand[i+1:h.Cards+1])
			h.Hand[h.Cards] = NoCard
			return true
		}
	}
	return false
}

// drawCard takes the top card of the deck; an empty deck is made anew out of the discards first. NoCard when there is
// no card at all.
func (s *State) drawCard(log *Log) uint8 {
	if s.Deck.N == 0 {
		s.remake(log)
	}
	return s.Deck.draw()
}

// remake shuffles the discards into the deck.
func (s *State) remake(log *Log) {
	for s.Spent.N > 0 {
		s.Deck.put(s.Spent.draw())
	}
	rng.Shuffle(&s.Chance, s.Deck.Cards[:s.Deck.N])
	log.add(quiet(DeckMade, s.Active, int8(s.Deck.N), 0))
}
