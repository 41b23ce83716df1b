package medieval

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

// take adds a card to a hand, give takes one out of it.
func (h *Seat) take(card uint8) { insert(h.Hand[:], &h.Cards, card) }
func (h *Seat) give(card uint8) { remove(h.Hand[:], &h.Cards, card) }

// insert adds a card to a hand of n and keeps the hand in order, so that == does not see how it came; a hand that is
// full or no card changes nothing.
func insert(hand []uint8, n *uint8, card uint8) {
	if card == NoCard || int(*n) == len(hand) {
		return
	}
	i := *n
	for ; i > 0 && hand[i-1] > card; i-- {
		hand[i] = hand[i-1]
	}
	hand[i] = card
	*n++
}

// remove takes a card out of a hand of n.
func remove(hand []uint8, n *uint8, card uint8) {
	for i := range *n {
		if hand[i] == card {
			*n--
			copy(hand[i:*n], hand[i+1:*n+1])
			hand[*n] = NoCard
			return
		}
	}
}

// drawCard takes the top card of the deck; an empty deck is made anew out of the discards first (MED-CMD-09). NoCard
// when there is no card at all.
func (s *State) drawCard(log *Log) uint8 {
	if s.Deck.N == 0 { // MED-CMD-09
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
	log.add(deckMade(s.Active, s.Deck.N))
}
