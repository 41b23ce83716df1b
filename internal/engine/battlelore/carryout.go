package battlelore

import "muster/internal/engine/command/boards"

// carryOut computes the orders of the card or the two cards on the table.
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
			s.askWith(r)
		case last[1].Card == NoCard || last[0] == last[1]: // EP-CMD-04, R-254: of two different ones the player chooses
			s.carryCopy(r, last[0], log)
		default:
			s.top().Step = copyWaits
		}
		return
	}
	s.openOrders(r, Played{Card: first}, Played{Card: second}, log)
}

// carryCopy carries out the opponent's card as printed, left and right swapped; a card that was itself a copy is
// swapped once more.
func (s *State) carryCopy(r *Rules, as Played, log *Log) {
	as.Mirrored = !as.Mirrored
	log.add(cardCopied(s.Active, as))
	s.openOrders(r, as, Played{Card: NoCard}, log)
}

// fallBack leaves a card with orders for units of choice, without its grants.
func (s *State) fallBack(units int8, log *Log) {
	s.Orders = Orders{Card: s.Orders.Card, Also: Played{Card: NoCard}, Fall: true, Pool: units, Command: s.Orders.Command}
	log.add(fellBack(s.Active))
	s.phase(InOrders)
}

// openOrders sets the orders of one card or two (BL-CMD-01). R-114: the fallback is for a card without a taker, and is
// no choice.
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
		var roll [Faces]uint8 // none, when the card lay in the rack and the hand is empty
		s.roll(r, int(o.Command), &roll)
		for c := Green; c <= Red; c++ {
			o.Colour[c] = int8(roll[c])
		}
		o.Pool = int8(roll[Flag])
		if o.Command > 0 {
			log.add(ordersRolled(s.Active, o.Command, roll))
		}
		if r.Lore != nil {
			s.gain(s.Active, int(roll[Lore]), ForCard, log)
		}
	case card.Pool == ByCommand:
		o.Pool = o.Command
	case card.Pool == All:
		o.Pool = MaxUnits
	}
	if card.Commander { // EP-CMD-05
		o.Pool += r.commander(s, s.Active)
	}
	s.phase(InOrders)
	switch {
	case card.Fallback > 0 && !s.anyOrder(r):
		s.fallBack(card.Fallback, log)
		s.askWith(r)
	case s.askWith(r): // it comes beside the Command card
	case card.Pool == All:
		s.orderAll(r, log)
	}
}

// askWith asks for a Lore card that goes with the Command card, before any unit is ordered.
func (s *State) askWith(r *Rules) bool {
	f := s.top()
	asked := s.ask(r, castTiming{WithCard, NoUnit, NoUnit, 0})
	if asked {
		f.Step = withAsked
	}
	return asked
}

// addSections adds a card's orders by section; left and right swap when it is mirrored.
func (s *State) addSections(r *Rules, as Played) {
	n := r.Cards[as.Card].Sections
	if as.Mirrored {
		n[boards.Left], n[boards.Right] = n[boards.Right], n[boards.Left]
	}
	for i := range n {
		if n[i] == ByCommand {
			n[i] = s.Orders.Command
		}
		s.Orders.Section[i] = total(s.Orders.Section[i], n[i])
	}
}
