package kernel

import (
	"math/bits"
	"muster/engine"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
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

// runDraw gains tokens, discards the played card, draws, and ends the turn (MED-CMD-08).
func (s *State) runDraw(r *Rules, f *Frame, log *Log) bool {
	switch f.Step {
	case toDiscard:
		s.gainTokens(r, log)
		s.Spent.Put(s.Table) // MED-CMD-08
		log.add(sideEvent(CardDiscarded, s.Active, s.Table, AfterPlay))
		s.Table = NoCard
		for ; s.Reacted > 0; s.Reacted-- { // MED-CMD-08: before the active player
			s.drawOne(s.Active.Other(), log)
		}
		f.Step = toNext
		if n := r.Cards[s.Orders.Card.Card].Draw; n > 1 { // MED-DECK-18
			s.drawSome(n, log)
			f.Step = keepWaits
			return false
		}
		s.drawOne(s.Active, log) // MED-CMD-08
		s.endTurn(r, log)
	case keepWaits:
		switch s.drawn() {
		case 0:
			f.Step = toNext
		case 1:
			s.keep(f, s.Drawn[0], log)
		default:
			return true
		}
	default:
		s.endTurn(r, log)
	}
	return false
}

// drawn returns the number of kinds of card to choose from.
func (s *State) drawn() (n int) {
	for i, card := range s.Drawn {
		if card != NoCard && (i == 0 || s.Drawn[i-1] != card) {
			n++
		}
	}
	return n
}

// gainTokens gives the side the tokens of its card, while the supply has some (MED-INS-05, MED-R-07, MED-R-08).
func (s *State) gainTokens(r *Rules, log *Log) {
	left := r.Supply - int(s.Seats[0].Tokens) - int(s.Seats[1].Tokens)
	n := min(int(r.Cards[s.Orders.Card.Card].Tokens), left) // MED-INS-05, MED-R-07, MED-R-08
	if n <= 0 {
		return
	}
	s.Seats[s.Active].Tokens += uint8(n)
	log.add(sideEvent(TokensGained, s.Active, int8(n), 0))
}

// drawOne gives a side the top card of the deck.
func (s *State) drawOne(c boards.Camp, log *Log) {
	if card := s.drawCard(log); card != NoCard {
		s.Seats[c].take(card)
		log.add(sideEvent(CardDrawn, c, card, 0))
	}
}

// drawSome draws n cards in ascending order; the player will keep one of them (MED-DECK-18).
func (s *State) drawSome(n int8, log *Log) {
	came := uint8(0)
	for range n {
		card := s.drawCard(log)
		if card == NoCard {
			return
		}
		log.add(sideEvent(CardDrawn, s.Active, card, 1))
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

// takeKeep keeps the chosen card.
func (s *State) takeKeep(_ *Rules, f *Frame, a Action, log *Log) { s.keep(f, a.Card(), log) }

// keep takes one of the drawn cards; the others go to the discards at once (MED-DECK-18).
func (s *State) keep(f *Frame, card uint8, log *Log) {
	kept := false
	for i, c := range s.Drawn {
		switch {
		case c == NoCard:
		case c == card && !kept:
			kept = true
			s.Seats[s.Active].take(c)
			log.add(sideEvent(CardKept, s.Active, c, 0))
		default:
			s.Spent.Put(c)
			log.add(sideEvent(CardDiscarded, s.Active, c, NotKept))
		}
		s.Drawn[i] = NoCard
	}
	f.Step = toNext
}

// clearMarks clears the marks of units and Leaders in the turn. Marked units are the ordered ones and those that a
// Leader has joined; that Leader is marked too.
func (s *State) clearMarks(r *Rules) {
	joined := false
	leaders := s.Leaders[:len(r.Staff)]
	for i := range leaders {
		joined = joined || leaders[i].Marks&Joined != 0
		leaders[i].Marks = 0
	}
	if joined {
		units := s.Units[:len(r.Setup)]
		for i := range units {
			units[i].Marks = 0
		}
		return
	}
	for rest := s.Orders.Units; rest != 0; rest &= rest - 1 {
		s.Units[bits.TrailingZeros64(rest)].Marks = 0
	}
}

// endTurn checks the objectives, reshuffles the deck if the card requires it, and starts the other side's turn.
func (s *State) endTurn(r *Rules, log *Log) {
	s.holdObjectives(r, log)
	if s.Ended != Playing {
		return
	}
	if r.Cards[s.Orders.Card.Card].Remake { // MED-CMD-09
		s.remake(log)
	}
	s.clearMarks(r)
	switch {
	case r.LastTurn > 0 && int(s.Turn) >= r.LastTurn: // MED-TURN-05
		winner := r.LastWinner
		if winner == Neither {
			winner = s.ahead(r)
		}
		s.end(ByTurns, winner, log)
		return
	case r.TurnCap > 0 && int(s.Turn) >= r.TurnCap: // MED-TURN-05
		s.end(ByCap, Neither, log)
		return
	}
	s.Active = s.Active.Other()
	s.beginTurn(log)
}

// take adds a card to a hand; give removes one.
func (h *Seat) take(card uint8) { command.Insert(h.Hand[:], &h.Cards, card) }
func (h *Seat) give(card uint8) { command.Remove(h.Hand[:], &h.Cards, card) }

// drawCard takes the top card of the deck. It first remakes an empty deck from the discards (MED-CMD-09). It returns
// NoCard if there are no cards at all.
func (s *State) drawCard(log *Log) uint8 {
	if s.Deck.N == 0 { // MED-CMD-09
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
	log.add(sideEvent(DeckMade, s.Active, s.Deck.N, 0))
}
