package battlelore

import (
	"muster/engine"
	"muster/internal/engine/command"
)

// drawRow is the row of InDraw: cards are drawn.
var drawRow = frameRow{
	Name: "the draw", Legal: (*State).legalKeep, Take: (*State).takeKeep,
	Run: (*State).runDraw,
}

// Steps of InDraw.
const (
	toDiscard uint8 = iota
	keepWaits
	toNext
)

// runDraw discards the played card, draws, and ends the turn (BL-END-01).
func (s *State) runDraw(r *Rules, f *Frame, log *Log) bool {
	switch f.Step {
	case toDiscard:
		n := s.draws(r)
		for _, card := range []*uint8{&s.Table, &s.Open} {
			if *card != NoCard {
				s.Spent.Put(*card)
				log.add(playerEvent(CardDiscarded, s.Active, *card, AfterPlay))
				*card = NoCard
			}
		}
		switch n {
		case 0:
			f.Step = toNext
			return false
		case 1:
			if card := s.drawCard(log); card != NoCard {
				s.Seats[s.Active].take(card)
				log.add(playerEvent(CardDrawn, s.Active, card, 0))
			}
			f.Step = toNext
			return false
		}
		s.drawSome(n, log)
		f.Step = keepWaits
		if s.Drawn[0] == NoCard {
			f.Step = toNext
			return false
		}
		return true
	case keepWaits:
		return true
	}
	s.fillRack(r, log)
	if r.Lore != nil {
		s.phase(InEndTurn)
		return false
	}
	s.endPlaces(r, log)
	s.endGifts(r, log)
	s.endTurn(r, log)
	return false
}

// draws returns the number of cards drawn at the end of the turn, to keep one: 0 when no card of the hand was played
// (EP-RCK-01). R-112: a copy of a card that draws several draws several. EP-CMD-02: two Scouts draw as many as one.
func (s *State) draws(r *Rules) int8 {
	if s.Table == NoCard || s.Orders.Card.Card == NoCard {
		return 0
	}
	n := r.Cards[s.Orders.Card.Card].Draw
	if also := s.Orders.Also.Card; also != NoCard {
		n = max(n, r.Cards[also].Draw)
	}
	if sight := s.Lore.Sight; sight > 0 {
		return sight
	}
	return n
}

// drawSome draws n cards in ascending order; the player will keep one of them.
func (s *State) drawSome(n int8, log *Log) {
	came := uint8(0)
	for range n {
		card := s.drawCard(log)
		if card == NoCard {
			return
		}
		log.add(playerEvent(CardDrawn, s.Active, card, 1))
		command.Insert(s.Drawn[:], &came, card)
	}
}

// legalKeep lists the drawn cards, each kind once.
func (s *State) legalKeep(_ *Rules, _ *Frame, buf []Action) []Action {
	for i, card := range s.Drawn {
		if card != NoCard && (i == 0 || s.Drawn[i-1] != card) {
			buf = append(buf, KeepAction(card))
		}
	}
	return buf
}

// takeKeep takes one of the drawn cards; the others go to the discards at once.
func (s *State) takeKeep(_ *Rules, f *Frame, a Action, log *Log) {
	card := a.Card()
	kept := false
	for i, c := range s.Drawn {
		switch {
		case c == NoCard:
		case c == card && !kept:
			kept = true
			s.Seats[s.Active].take(c)
			log.add(playerEvent(CardKept, s.Active, c, 0))
		default:
			s.Spent.Put(c)
			log.add(playerEvent(CardDiscarded, s.Active, c, NotKept))
		}
		s.Drawn[i] = NoCard
	}
	f.Step = toNext
}

// endTurn checks the objectives, reshuffles the deck if the card requires it, and starts the next player's turn.
func (s *State) endTurn(r *Rules, log *Log) {
	s.holdObjectives(r, log)
	if r.allied() {
		s.judgeAllies(r, log)
	}
	if s.Ended != Playing {
		return
	}
	if card := s.Orders.Card.Card; card != NoCard && r.Cards[card].Remake {
		s.remake(log)      // EP-CMD-03, R-253: the rack's cards are no discards, and stay
		if r.Lore != nil { // it speaks of both decks
			s.remakeLore(log)
		}
	}
	units := s.army(r, r.CampOf[s.Active])
	for i := range units {
		units[i].Marks, units[i].Mods.Pace = 0, 0
	}
	s.Orders = Orders{}
	if r.Lore != nil {
		s.endLore(r)
	}
	switch {
	case r.LastTurn > 0 && int(s.Turn) >= r.LastTurn:
		winner := r.LastWinner
		if winner == Neither {
			winner = s.ahead(r)
		}
		s.end(ByTurns, winner, log)
		return
	case r.TurnCap > 0 && int(s.Turn) >= r.TurnCap:
		s.end(ByCap, Neither, log)
		return
	}
	s.Active = r.after(s.Active)
	s.beginTurn(r, log)
}

// takeOpen takes a card off the rack and closes the gap.
func (s *State) takeOpen(card uint8) {
	for i := range s.Rack {
		if s.Rack[i] == card {
			copy(s.Rack[i:], s.Rack[i+1:])
			s.Rack[MaxRack-1] = NoCard
			return
		}
	}
}

// layOpen lays a card on the rack, in order (EP-SET-03).
func (s *State) layOpen(card uint8) {
	i := MaxRack - 1
	for ; i > 0 && (s.Rack[i-1] == NoCard || s.Rack[i-1] > card); i-- {
		s.Rack[i] = s.Rack[i-1]
	}
	s.Rack[i] = card
}

// maxSweeps bounds how often a rack of Tactic cards is swept away: a deck without any Section card would go on for
// ever.
const maxSweeps = 50

// fillRack fills the rack, after the camp has filled its hand (EP-RCK-01, R-252). A rack of Tactic cards alone is
// discarded and refilled until it has a Section card (EP-RCK-02, R-251).
func (s *State) fillRack(r *Rules, log *Log) {
	for range maxSweeps {
		open, section := 0, false
		for _, card := range s.Rack {
			if card != NoCard {
				open++
				section = section || !r.Cards[card].Tactic
			}
		}
		for ; open < r.Rack; open++ {
			card := s.drawCard(log) // EP-RCK-01
			if card == NoCard {
				return
			}
			s.layOpen(card)
			section = section || !r.Cards[card].Tactic
			log.add(playerEvent(CardOpened, s.Active, card, 0))
		}
		if section || r.Rack == 0 {
			return
		}
		for i, card := range s.Rack {
			if card != NoCard {
				s.Spent.Put(card)
				log.add(playerEvent(CardDiscarded, s.Active, card, OffRack))
				s.Rack[i] = NoCard
			}
		}
	}
}

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
	log.add(playerEvent(DeckMade, s.Active, s.Deck.N, 0))
}
