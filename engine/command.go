package engine

import "muster/maps/hex"

// Steps of InCommand.
const (
	cardWaits   uint8 = iota // the card of the turn
	secondWaits              // a second Section card, from the other place (EP-TRN-01)
	copyWaits                // which of two cards is countered (EP-CMD-04, R-254)
)

// runCommand waits for a card (BL-TURN-02). A player without one cannot play on.
func (s *State) runCommand(r *Rules, f *Frame, log *Log) bool {
	switch f.Step {
	case cardWaits:
		if s.Seats[s.Active].Cards == 0 && s.Rack[0] == NoCard {
			s.end(ByNoCard, Neither, log)
		}
	case secondWaits:
		if !s.anySecond(r) {
			s.carryOut(r, log)
			return false
		}
	}
	return true
}

// legalCards lists the cards that may be played, each kind once in each place.
func (s *State) legalCards(r *Rules, f *Frame, buf []Action) []Action {
	seat := &s.Seats[s.Active]
	switch f.Step {
	case copyWaits:
		return append(buf, act(CopyLast, 0, 0), act(CopyLast, 0, 1))
	case secondWaits:
		buf = append(buf, act(Pass, 0, 0))
	}
	for i := range seat.Cards {
		if (i == 0 || seat.Hand[i] != seat.Hand[i-1]) && s.mayPlay(r, f, seat.Hand[i], false) {
			buf = append(buf, act(PlayCard, 0, uint16(seat.Hand[i])))
		}
	}
	for i, card := range s.Rack {
		if card != NoCard && (i == 0 || card != s.Rack[i-1]) && s.mayPlay(r, f, card, true) {
			buf = append(buf, act(PlayOpen, 0, uint16(card)))
		}
	}
	return buf
}

// mayPlay tells whether a card of the hand or the rack may be played now. EP-TRN-01, EP-TRN-02, R-247: two Section
// cards, one from each place, or one card alone.
func (s *State) mayPlay(r *Rules, f *Frame, card uint8, open bool) bool {
	if f.Step == cardWaits {
		return true
	}
	used := s.Table
	if open {
		used = s.Open
	}
	return f.Step == secondWaits && used == NoCard && !r.Cards[card].Tactic
}

func (s *State) anySecond(r *Rules) bool {
	f, seat := s.top(), &s.Seats[s.Active]
	for i := range seat.Cards {
		if s.mayPlay(r, f, seat.Hand[i], false) {
			return true
		}
	}
	for _, card := range s.Rack {
		if card != NoCard && s.mayPlay(r, f, card, true) {
			return true
		}
	}
	return false
}

// takeCommand lays a card on the table, or says which card is countered.
func (s *State) takeCommand(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Kind() {
	case Pass:
		s.carryOut(r, log)
	case CopyLast:
		s.carryCopy(r, s.Seats[r.opponent(s.Active)].Last[a.Arg()], log)
	default:
		first := f.Step == cardWaits
		if first {
			// BL-CMD-02, R-098: the card being played counts; EP-CMD-01, R-248: those of the rack never do.
			s.Orders = Orders{Also: Played{Card: NoCard}, Command: int8(s.Seats[s.Active].Cards)}
		}
		card := uint8(a.Arg())
		if a.Kind() == PlayOpen {
			s.takeOpen(card)
			s.Open = card
		} else {
			s.Seats[s.Active].give(card)
			s.Table = card
		}
		log.add(quiet(CardPlayed, s.Active, int8(card), truth(a.Kind() == PlayOpen)))
		if first && r.Rack > 0 && !r.Cards[card].Tactic {
			f.Step = secondWaits
			return
		}
		s.carryOut(r, log)
	}
}

// carryOut works out what the card or the two cards on the table order.
func (s *State) carryOut(r *Rules, log *Log) {
	first, second := s.Table, s.Open
	if first == NoCard {
		first, second = second, NoCard
	}
	if r.Cards[first].Copy {
		switch last := s.Seats[r.opponent(s.Active)].Last; {
		case last[0].Card == NoCard: // nothing to counter: one unit of choice
			s.Orders.Card = Played{Card: first}
			s.Seats[s.Active].Last = last
			s.fallBack(r.Cards[first].Fallback, log)
		case last[1].Card == NoCard || last[0] == last[1]:
			s.carryCopy(r, last[0], log)
		default:
			s.top().Step = copyWaits
		}
		return
	}
	s.openOrders(r, Played{Card: first}, Played{Card: second}, log)
}

// carryCopy carries out the opponent's card as printed, left and right swapped; a card that itself was a copy is
// swapped once more.
func (s *State) carryCopy(r *Rules, as Played, log *Log) {
	as.Mirrored = !as.Mirrored
	log.add(quiet(CardCopied, s.Active, int8(as.Card), truth(as.Mirrored)))
	s.openOrders(r, as, Played{Card: NoCard}, log)
}

// fallBack leaves a card with orders for units of choice, which get nothing of what it grants.
func (s *State) fallBack(units int8, log *Log) {
	s.Orders = Orders{Card: s.Orders.Card, Also: Played{Card: NoCard}, Fall: true, Pool: units, Command: s.Orders.Command}
	log.add(quiet(FellBack, s.Active, 0, 0))
	s.phase(InOrders)
}

// openOrders fills in what one card or two may order (BL-CMD-01). R-114: the fallback is for a card that can order
// nobody, and is no choice.
func (s *State) openOrders(r *Rules, as, also Played, log *Log) {
	o := &s.Orders
	o.Card, o.Also = as, also
	s.Seats[s.Active].Last = [2]Played{as, also}
	s.addSections(r, as)
	if also.Card != NoCard { // EP-CMD-02: both are carried out
		s.addSections(r, also)
	}
	card := &r.Cards[as.Card]
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
	if card.Commander { // EP-CMD-05
		o.Pool += r.Commander[r.CampOf[s.Active]]
	}
	s.phase(InOrders)
	switch {
	case card.Fallback > 0 && !s.anyOrder(r):
		s.fallBack(card.Fallback, log)
	case card.Pool == All:
		s.orderAll(r, log)
	}
}

// addSections adds a card's orders by section; left and right swap when it is mirrored.
func (s *State) addSections(r *Rules, as Played) {
	n := r.Cards[as.Card].Sections
	if as.Mirrored {
		n[hex.Left], n[hex.Right] = n[hex.Right], n[hex.Left]
	}
	for i := range n {
		if n[i] == ByCommand {
			n[i] = s.Orders.Command
		}
		s.Orders.Section[i] += n[i]
	}
}

func truth(b bool) int8 {
	if b {
		return 1
	}
	return 0
}
