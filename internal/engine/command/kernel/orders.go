package kernel

import (
	"math/bits"

	"muster/internal/engine/command/boards"

	"muster/maps/hex"
)

// ordersRow is the row of InOrders: units and Leaders are ordered.
var ordersRow = frameRow{
	Name: "the orders", Legal: (*State).legalOrders, Take: (*State).takeOrder,
	Run: (*State).runOrders, Allows: (*State).allowsOrder,
}

// openOrders sets the orders of a card, and rolls its dice.
func (s *State) openOrders(r *Rules, as Played, log *Log) {
	o, card := &s.Orders, &r.Cards[as.Card]
	o.Card, o.Command = as, int8(r.Command[s.Active]) // MED-CMD-04
	s.Seats[s.Active].Last = as
	o.Section = card.Sections
	if as.Mirrored { // MED-DECK-15
		o.Section[boards.Left], o.Section[boards.Right] = o.Section[boards.Right], o.Section[boards.Left]
	}
	for i := range o.Section {
		o.Section[i] = o.count(o.Section[i]) // MED-CMD-06
	}
	o.Pool = o.count(card.Pool) // MED-CMD-05, MED-DECK-19
	switch card.Roll {
	case RollOrders:
		s.rollCard(r, OrdersRolled, log)
	case RollBlocks:
		s.rollCard(r, BlocksRolled, log)
		s.phase(InMending)
		return
	}
	s.phase(InOrders)
	if card.Pool == All {
		s.orderAll(r, log)
	}
	if card.Fallback > 0 && o.Total == 0 { // MED-DECK-03
		if t := s.takers(r); t.none() {
			s.fallBack(card.Fallback, false, log)
		}
	}
}

// count returns the value of a card's number of orders.
func (o *Orders) count(n int8) int8 {
	switch n {
	case ByCommand: // MED-CMD-04
		return o.Command
	case Any, All:
		return MaxUnits + MaxLeaders
	}
	return n
}

// rollCard rolls the dice of a card, one for each card of Command (MED-CMD-07).
func (s *State) rollCard(r *Rules, as EventKind, log *Log) {
	var roll [Faces]uint8
	s.roll(r, int(s.Orders.Command), &roll) // MED-CMD-07
	for face, n := range roll {
		s.Orders.Faces[face] = int8(n)
	}
	log.add(sideEvent(as, s.Active, s.Orders.Command, 0).roll(&roll))
}

// runOrders waits while the card can order another unit or Leader (MED-TURN-01: all orders before the first move).
func (s *State) runOrders(r *Rules, _ *Frame, _ *Log) (waits bool) {
	s.Orders.Takers = s.takers(r)
	if !s.Orders.Takers.none() {
		return true
	}
	s.endOrders(r)
	return false
}

// standing returns the units of the active side on the board that are not ordered yet (MED-ORD-02), one bit each.
func (s *State) standing() uint64 { return s.Here[s.Active] &^ s.Orders.Units } // MED-ORD-02

// orderable returns the Leaders of the active side that a card may order. They are not ordered yet (MED-LDR-09), and
// they are alone (MED-LDR-01) or may detach (MED-LDR-04, MED-LDR-05).
func (s *State) orderable(r *Rules, detach bool) (out uint16) {
	for i := r.first[s.Active]; i < r.last[s.Active]; i++ {
		l := &s.Leaders[i]
		if l.At < 0 || l.Marks&Ordered != 0 { // MED-LDR-09
			continue
		}
		if detach || s.On[l.At] == NoUnit { // MED-LDR-01, MED-LDR-04, MED-LDR-05, MED-LDR-08
			out |= 1 << i
		}
	}
	return out
}

// takers returns the units and Leaders that can take one of the remaining orders.
func (s *State) takers(r *Rules) (t Takers) {
	o := &s.Orders
	units := s.standing()
	if o.Fall {
		if o.Total < o.Pool {
			t.Units = units
		}
		return t
	}
	card := &r.Cards[o.Card.Card]
	switch {
	case o.Chain:
		if o.Total < card.Chain { // MED-CHAIN-02, MED-ORD-04
			t.Units, t.Leaders = s.linked(r, units, s.orderable(r, false)) // MED-LDR-05, MED-CHAIN-03, MED-CHAIN-04
		}
	case card.Chain > 0:
		for i := r.first[s.Active]; i < r.last[s.Active]; i++ { // MED-CHAIN-01
			if s.Leaders[i].At >= 0 {
				t.Chains |= 1 << i
			}
		}
		if card.Fallback > 0 { // MED-CHAIN-05
			t.Units = units
		}
	case card.Roll == RollOrders:
		s.byFaces(r, card, units, &t)
	case card.Pool != 0:
		s.byPool(r, card, units, &t)
	default:
		s.bySection(r, card, units, &t)
	}
	return t
}

// byPool returns the takers of a card that orders in any section.
func (s *State) byPool(r *Rules, card *Card, units uint64, t *Takers) {
	o := &s.Orders
	if o.Total >= o.Pool { // MED-CMD-05, MED-ORD-04
		return
	}
	t.Units = s.suited(r, &card.Units, units&r.meant[o.Card.Card])
	if card.Leaders { // MED-DECK-12, MED-LDR-06
		t.Leaders = s.orderable(r, card.Detach)
	}
	if card.Group && o.Total > 0 { // MED-DECK-04
		t.Units, t.Leaders = s.linked(r, t.Units, t.Leaders)
	}
}

// suited returns those of some units that match a selector, as far as it depends on their hexes.
func (s *State) suited(r *Rules, w *Selector, units uint64) uint64 {
	if !w.Led && !w.Engaged {
		return units
	}
	for rest := units; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest)
		u := &s.Units[i]
		switch {
		case w.Led && s.attached(u) == NoLeader: // MED-DECK-12
			units &^= 1 << i
		case w.Engaged && !r.engaged[u.At].Meets(s.enemies(u.Camp)): // MED-DECK-05
			units &^= 1 << i
		}
	}
	return units
}

// linked returns those of some units and Leaders that are next to an ordered one.
func (s *State) linked(r *Rules, units uint64, leaders uint16) (uint64, uint16) {
	var next hex.Set
	for rest := s.Orders.Units; rest != 0; rest &= rest - 1 {
		next = next.Or(r.near[s.Units[bits.TrailingZeros64(rest)].At])
	}
	for i := r.first[s.Active]; i < r.last[s.Active]; i++ {
		if l := &s.Leaders[i]; l.At >= 0 && l.Marks&Ordered != 0 {
			next = next.Or(r.near[l.At])
		}
	}
	for rest := units; rest != 0; rest &= rest - 1 {
		if i := bits.TrailingZeros64(rest); !next.Has(s.Units[i].At) {
			units &^= 1 << i
		}
	}
	for rest := leaders; rest != 0; rest &= rest - 1 {
		if i := bits.TrailingZeros16(rest); !next.Has(s.Leaders[i].At) {
			leaders &^= 1 << i
		}
	}
	return units, leaders
}

// bySection returns the takers of a Section card: on a line, from either section (MED-ORD-03, MED-LDR-10). The set
// only shrinks as orders are given.
func (s *State) bySection(r *Rules, card *Card, units uint64, t *Takers) {
	o := &s.Orders
	open := o.openSections()
	if open == 0 {
		return
	}
	zone := &r.zones[s.Active][open]
	if o.Total == 0 { // all units are unordered, and there are fewer hexes to check than units
		for w, word := range s.Camps[s.Active] {
			for word &= zone[w]; word != 0; word &= word - 1 {
				t.Units |= 1 << s.On[w<<6+bits.TrailingZeros64(word)]
			}
		}
	} else {
		for rest := units & o.Takers.Units; rest != 0; rest &= rest - 1 {
			if i := bits.TrailingZeros64(rest); zone.Has(s.Units[i].At) {
				t.Units |= 1 << i
			}
		}
	}
	if !card.Leaders || o.Total > 0 && o.Takers.Leaders == 0 {
		return
	}
	for rest := s.orderable(r, card.Detach); rest != 0; rest &= rest - 1 {
		if i := bits.TrailingZeros16(rest); zone.Has(s.Leaders[i].At) { // MED-LDR-10
			t.Leaders |= 1 << i
		}
	}
}

// openSections returns the sections with room for another order, one bit for each boards.Sections value (MED-ORD-03).
func (o *Orders) openSections() uint8 {
	return boards.OpenOrders(&o.Section, &o.InOne, &o.InTwo) // MED-ORD-03, MED-LDR-10
}

// counted records an order given on a hex.
func (o *Orders) counted(in boards.Sections) {
	o.Total++
	boards.GiveOrders(in, 1, &o.InOne, &o.InTwo) // MED-ORD-03
}

// legalOrders lists the remaining takers. A taker on a line is listed once, for either section.
func (s *State) legalOrders(_ *Rules, _ *Frame, buf []Action) []Action {
	t := &s.Orders.Takers
	buf = append(buf, PassAction())
	for rest := t.Units; rest != 0; rest &= rest - 1 {
		buf = append(buf, GiveOrderAction(uint8(bits.TrailingZeros64(rest))))
	}
	for rest := t.Leaders; rest != 0; rest &= rest - 1 {
		buf = append(buf, OrderLeaderAction(uint8(bits.TrailingZeros16(rest))))
	}
	for rest := t.Chains; rest != 0; rest &= rest - 1 {
		buf = append(buf, BeginChainAction(uint8(bits.TrailingZeros16(rest))))
	}
	return buf
}

// allowsOrder reports whether legalOrders would list an action, without the list.
func (s *State) allowsOrder(_ *Rules, _ *Frame, a Action) bool {
	if a == PassAction() {
		return true
	}
	t, who := &s.Orders.Takers, a.Unit()
	switch a.Kind() {
	case GiveOrder:
		return a == GiveOrderAction(who) && who < MaxUnits && t.Units&(1<<who) != 0
	case OrderLeader:
		return a == OrderLeaderAction(who) && who < MaxLeaders && t.Leaders&(1<<who) != 0
	case BeginChain:
		return a == BeginChainAction(who) && who < MaxLeaders && t.Chains&(1<<who) != 0
	}
	return false
}

// takeOrder orders a unit or a Leader, or ends the orders; the remaining ones are lost (MED-ORD-04).
func (s *State) takeOrder(r *Rules, _ *Frame, a Action, log *Log) {
	switch a.Kind() {
	case Pass:
		s.endOrders(r) // MED-ORD-04
	case GiveOrder:
		if o := &s.Orders; !o.Fall && !o.Chain && r.Cards[o.Card.Card].Chain > 0 { // MED-CHAIN-05
			s.fallBack(r.Cards[o.Card.Card].Fallback, true, log)
		}
		s.order(r, a.Unit(), log)
	case OrderLeader:
		s.orderLeader(r, a.Leader(), log)
	case BeginChain:
		l := a.Leader()
		s.Orders.Chain = true
		log.add(leaderEvent(s, ChainBegan, l, 0, 0))
		if u := s.On[s.Leaders[l].At]; u != NoUnit { // MED-CHAIN-01
			s.order(r, u, log)
			return
		}
		s.orderLeader(r, l, log)
	}
}

// order marks a unit as ordered and counts it for its sections; its Leader costs nothing more (MED-LDR-02).
func (s *State) order(r *Rules, i uint8, log *Log) {
	u := &s.Units[i]
	u.Marks |= Ordered // MED-LDR-02
	s.Orders.Units |= 1 << i
	if s.Orders.Fall {
		u.Marks |= Plain
	}
	s.Orders.counted(r.section[u.Camp][u.At])
	if log != nil {
		log.add(unitEvent(s, UnitOrdered, i, 0, 0).with(s.companion(u)))
	}
}

// orderLeader orders a Leader alone, to leave its unit if it has one (MED-LDR-07).
func (s *State) orderLeader(r *Rules, i uint8, log *Log) {
	l := &s.Leaders[i]
	l.Marks |= Ordered // MED-LDR-07
	s.Orders.counted(r.section[l.Camp][l.At])
	log.add(leaderEvent(s, LeaderOrdered, i, 0, 0).of(s.On[l.At]))
}

// orderAll orders every unit that the card applies to: such a card offers no choice (MED-DECK-05).
func (s *State) orderAll(r *Rules, log *Log) {
	t := s.takers(r)
	for rest := t.Units; rest != 0; rest &= rest - 1 {
		s.order(r, uint8(bits.TrailingZeros64(rest)), log)
	}
	for rest := t.Leaders; rest != 0; rest &= rest - 1 {
		if i := uint8(bits.TrailingZeros16(rest)); s.On[s.Leaders[i].At] == NoUnit {
			s.orderLeader(r, i, log)
		}
	}
	s.Orders.Pool = s.Orders.Total
}

// endOrders starts the next phase; a turn without orders continues with its end (MED-CMD-03).
func (s *State) endOrders(r *Rules) {
	s.Orders.Takers = Takers{}
	switch {
	case s.Orders.Total == 0: // MED-CMD-03
		s.phase(InTurnEnd)
	case s.Orders.Chain && r.Cards[s.Orders.Card.Card].Inspires: // MED-R-01, MED-R-08
		s.phase(InInspire)
	default:
		s.toMoves(r)
	}
}
