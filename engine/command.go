package engine

import "muster/maps/hex"

// runCommand waits for a card (BL-TURN-02). A player without one cannot play on.
func (s *State) runCommand(log *Log) bool {
	if s.Seats[s.Active].Cards == 0 {
		s.end(ByNoCard, Neither, log)
	}
	return true
}

// legalCards lists the cards in hand, each kind once.
func (s *State) legalCards(buf []Action) []Action {
	seat := &s.Seats[s.Active]
	for i := range seat.Cards {
		if i == 0 || seat.Hand[i] != seat.Hand[i-1] {
			buf = append(buf, act(PlayCard, 0, uint16(seat.Hand[i])))
		}
	}
	return buf
}

// playCard lays a card on the table and works out what it may order.
func (s *State) playCard(r *Rules, card uint8, log *Log) {
	seat := &s.Seats[s.Active]
	command := int8(seat.Cards) // BL-CMD-02: the card being played counts
	seat.give(card)
	s.Table = card
	log.add(quiet(CardPlayed, s.Active, int8(card), 0))
	as := Played{Card: card}
	if r.Cards[card].Copy {
		// the opponent's last card as printed, left and right swapped; a card that itself was a
		// copy is swapped once more.
		as = s.Seats[r.opponent(s.Active)].Last
		if as.Card == NoCard {
			seat.Last = as
			s.Orders = Orders{Card: Played{Card: card}, Fall: true, Pool: r.Cards[card].Fallback, Command: command}
			log.add(quiet(FellBack, s.Active, 0, 0))
			s.phase(InOrders)
			return
		}
		as.Mirrored = !as.Mirrored
		log.add(quiet(CardCopied, s.Active, int8(as.Card), truth(as.Mirrored)))
	}
	seat.Last = as
	s.Orders = Orders{Card: as, Command: command}
	s.openOrders(r, log)
}

// openOrders fills in what the card may order.
func (s *State) openOrders(r *Rules, log *Log) {
	o := &s.Orders
	card := &r.Cards[o.Card.Card]
	o.Section = card.Sections
	if o.Card.Mirrored {
		o.Section[hex.Left], o.Section[hex.Right] = o.Section[hex.Right], o.Section[hex.Left]
	}
	for i, n := range o.Section {
		if n == ByCommand {
			o.Section[i] = o.Command
		}
	}
	switch o.Pool = card.Pool; {
	case card.Roll:
		var roll [Faces]uint8
		s.roll(r, int(o.Command), &roll)
		for c := Green; c <= Red; c++ {
			o.Colour[c] = int8(roll[c])
		}
		o.Pool = int8(roll[Flag])
		e := quiet(OrdersRolled, s.Active, o.Command, 0)
		e.Faces = roll
		log.add(e)
	case card.Pool == ByCommand:
		o.Pool = o.Command
	case card.Pool == All:
		o.Pool = MaxUnits
	}
	s.phase(InOrders)
	if card.Fallback > 0 && !s.anyOrder(r) {
		*o = Orders{Card: o.Card, Fall: true, Pool: card.Fallback, Command: o.Command}
		log.add(quiet(FellBack, s.Active, 0, 0))
		return
	}
	if card.Pool == All {
		s.orderAll(r, log)
	}
}

func truth(b bool) int8 {
	if b {
		return 1
	}
	return 0
}
