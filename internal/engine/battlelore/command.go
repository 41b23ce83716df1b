package battlelore

import (
	"muster/internal/engine/command"
	"slices"

	"muster/internal/engine/command/boards"
)

// commandRow is the row of InCommand: a card is to be played.
var commandRow = frameRow{
	Name: "the choice of a card", Legal: (*State).legalCards, Take: (*State).takeCommand,
	Run: (*State).runCommand, Allows: (*State).allowsCard,
}

// Steps of InCommand.
const (
	cardWaits    uint8 = iota // the card of the turn
	secondWaits               // a second Section card, from the other place (EP-TRN-01)
	copyWaits                 // which of two cards is countered (EP-CMD-04, R-254)
	cardAnswered              // every player who could answer the card has done so
)

// BeginsTurn reports whether the first card of a turn is to be played: everything before it is over.
func (f *Frame) BeginsTurn() bool { return f.Kind == InCommand && f.Step == cardWaits }

// runCommand waits for a card (BL-TURN-02). A player without one cannot play on.
func (s *State) runCommand(r *Rules, f *Frame, log *Log) bool {
	switch f.Step {
	case cardWaits:
		if s.Seats[s.Active].Cards == 0 && s.Rack[0] == NoCard && !(r.Lore != nil && s.anyCast(r, f.Decider, inPlace())) {
			s.end(ByNoCard, Neither, log)
		}
	case secondWaits:
		if !s.anySecond(r) {
			s.played(r, f, log)
			return false
		}
	case cardAnswered:
		s.carryOut(r, log) // BL-CMD-01
		return false
	}
	return true
}

// legalCards lists the cards that may be played, each kind once in each place.
func (s *State) legalCards(r *Rules, f *Frame, buf []Action) []Action {
	seat := &s.Seats[s.Active]
	switch f.Step {
	case copyWaits:
		return append(buf, CopyLastAction(0), CopyLastAction(1))
	case secondWaits:
		buf = append(buf, PassAction())
	}
	for i := range seat.Cards {
		if (i == 0 || seat.Hand[i] != seat.Hand[i-1]) && s.mayPlay(r, f, seat.Hand[i], false) {
			buf = append(buf, PlayCardAction(seat.Hand[i]))
		}
	}
	for i, card := range s.Rack {
		if card != NoCard && (i == 0 || card != s.Rack[i-1]) && s.mayPlay(r, f, card, true) {
			buf = append(buf, PlayOpenAction(card))
		}
	}
	if f.Step == cardWaits {
		return s.legalCasts(r, f.Decider, inPlace(), buf)
	}
	return buf
}

// inPlace returns the window in which a Lore card may be played instead of a Command card.
func inPlace() castTiming { return castTiming{InsteadOfCard, NoUnit, NoUnit, 0} }

// played lets others answer the cards on the table before they are carried out (BL-LOR-02).
func (s *State) played(r *Rules, f *Frame, log *Log) {
	f.Step = cardAnswered
	asked := s.ask(r, castTiming{OnCard, NoUnit, NoUnit, 0}) // BL-LOR-02
	if !asked {
		s.carryOut(r, log)
	}
}

// castInPlace plays a Lore card instead of a Command card. All cards of the hand count as Command, and no card is
// discarded or drawn for (BL-CMD-02, BL-END-01). A cancelled card leaves the turn without orders; once it has been
// carried out it can no longer be cancelled.
func (s *State) castInPlace(r *Rules, f *Frame, card uint8, log *Log) {
	s.Orders = Orders{Card: Played{Card: NoCard}, Also: Played{Card: NoCard}, Command: int8(s.Seats[f.Decider].Cards)}
	who := f.Decider
	s.Seats[who].Last = [2]Played{{Card: NoCard}, {Card: NoCard}} // nothing for a Counter Attack to copy
	s.phase(InOrders)                                             // cancelled, it leaves the turn without orders
	s.cast(r, who, card, inPlace(), log)
}

// mayPlay reports whether a card of the hand or the rack may be played now. EP-TRN-01, EP-TRN-02, R-247: two Section
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

// anySecond reports whether there is a second Section card that may be played.
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

// takeCommand plays a card, or names the card that is countered.
func (s *State) takeCommand(r *Rules, f *Frame, a Action, log *Log) {
	switch a.Kind() {
	case Pass:
		s.played(r, f, log)
	case PlayLore:
		s.castInPlace(r, f, a.LoreCard(), log)
	case CopyLast:
		s.carryCopy(r, s.Seats[r.opponent(s.Active)].Last[a.Countered()], log)
	default:
		first := f.Step == cardWaits
		if first {
			// BL-CMD-02, R-098: the card being played counts; EP-CMD-01, R-248: those of the rack never do.
			s.Orders = Orders{Card: Played{Card: NoCard}, Also: Played{Card: NoCard}, Command: int8(s.Seats[s.Active].Cards)}
		}
		card := a.Card()
		if a.Kind() == PlayOpen {
			s.takeOpen(card)
			s.Open = card
		} else {
			s.Seats[s.Active].give(card)
			s.Table = card
		}
		log.add(playerEvent(CardPlayed, s.Active, card, command.Bit(a.Kind() == PlayOpen)))
		if first && r.Rack > 0 && !r.Cards[card].Tactic {
			f.Step = secondWaits
			return
		}
		s.played(r, f, log)
	}
}

// allowsCard reports whether legalCards would list an action, without the list of the cards that lie there.
func (s *State) allowsCard(r *Rules, f *Frame, a Action) bool {
	seat, card := &s.Seats[s.Active], a.Card()
	switch {
	case f.Step == copyWaits:
	case a == PlayCardAction(card):
		return slices.Contains(seat.Hand[:seat.Cards], card) && s.mayPlay(r, f, card, false)
	case a == PlayOpenAction(card):
		return card != NoCard && slices.Contains(s.Rack[:], card) && s.mayPlay(r, f, card, true)
	}
	var short [MaxHand + MaxRack + 4]Action
	return slices.Contains(s.legalCards(r, f, short[:0]), a)
}

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
	log.add(playerEvent(CardCopied, s.Active, as.Card, command.Bit(as.Mirrored)))
	s.openOrders(r, as, Played{Card: NoCard}, log)
}

// fallBack leaves a card with orders for units of choice, without its grants.
func (s *State) fallBack(units int8, log *Log) {
	s.Orders = Orders{Card: s.Orders.Card, Also: Played{Card: NoCard}, Fall: true, Pool: units, Command: s.Orders.Command}
	log.add(playerEvent(FellBack, s.Active, 0, 0))
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
			log.add(playerEvent(OrdersRolled, s.Active, o.Command, 0).roll(&roll))
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
	case s.askWith(r): // it is played with the Command card
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
