package kernel

import "muster/internal/engine/command"

import "slices"

// commandRow is the row of InCommand: a card is to be played.
var commandRow = frameRow{
	Name: "the choice of a card", Legal: (*State).legalCards, Take: (*State).takeCard,
	Run: (*State).runCommand, Allows: (*State).allowsCard,
}

// runCommand waits for a card (MED-CMD-01). A player without a card ends the game.
func (s *State) runCommand(_ *Rules, _ *Frame, log *Log) bool {
	if s.Seats[s.Active].Cards == 0 {
		s.end(ByNoCard, Neither, log)
	}
	return true
}

// legalCards lists the cards that may be played, each kind once.
func (s *State) legalCards(_ *Rules, _ *Frame, buf []Action) []Action {
	seat, last := &s.Seats[s.Active], uint8(NoCard)
	for _, card := range seat.Hand[:min(int(seat.Cards), MaxHand)] {
		if card != last {
			buf = append(buf, PlayCardAction(card))
		}
		last = card
	}
	return buf
}

// allowsCard reports whether legalCards would list an action, without the list.
func (s *State) allowsCard(_ *Rules, _ *Frame, a Action) bool {
	seat, card := &s.Seats[s.Active], a.Card()
	return a == PlayCardAction(card) && slices.Contains(seat.Hand[:seat.Cards], card)
}

// takeCard lays a card on the table and carries it out (MED-CMD-01).
func (s *State) takeCard(r *Rules, _ *Frame, a Action, log *Log) {
	card := a.Card()
	s.Seats[s.Active].give(card)
	s.Table = card
	log.add(sideEvent(CardPlayed, s.Active, card, 0))
	as := Played{Card: card}
	if r.Cards[card].Copy {
		last := s.Seats[s.Active.Other()].Last
		if last.Card == NoCard { // MED-DECK-15: nothing to counter yet
			s.Orders.Card, s.Orders.Command = as, int8(r.Command[s.Active])
			s.Seats[s.Active].Last = last
			s.fallBack(r.Cards[card].Fallback, false, log)
			return
		}
		as = Played{last.Card, !last.Mirrored} // MED-DECK-15
		log.add(sideEvent(CardCopied, s.Active, as.Card, command.Bit(as.Mirrored)))
	}
	s.openOrders(r, as, log)
}

// fallBack gives the card orders for units of choice, without its grants.
func (s *State) fallBack(units int8, chosen bool, log *Log) {
	s.Orders.Fall, s.Orders.Pool = true, units
	log.add(sideEvent(FellBack, s.Active, command.Bit(chosen), 0))
	s.phase(InOrders)
}
