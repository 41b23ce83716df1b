package engine

import "muster/maps/hex"

// runOrders waits while the card can order another unit (BL-TURN-03: all of them before the first one moves).
func (s *State) runOrders(r *Rules) bool {
	if s.anyOrder(r) {
		return true
	}
	s.endOrders(r)
	return false
}

// anyOrder tells whether the card can order another unit.
func (s *State) anyOrder(r *Rules) bool {
	if s.Orders.Total >= s.Orders.most() {
		return false
	}
	camp := r.CampOf[s.Active]
	for u := r.from[camp]; u < r.to[camp]; u++ {
		if s.Units[u].At >= 0 && s.Units[u].Owner == s.Active && s.mayOrder(r, u) {
			return true
		}
	}
	return false
}

// most is how many units the card can order in all.
func (o *Orders) most() int8 {
	n := o.Pool
	for _, k := range o.Section {
		n += k
	}
	for _, k := range o.Colour {
		n += k
	}
	return n
}

// legalOrders lists the units that can still be ordered, a unit on a line once, whichever section it is ordered from.
func (s *State) legalOrders(r *Rules, buf []Action) []Action {
	buf = append(buf, act(Pass, 0, 0))
	camp := r.CampOf[s.Active]
	for u := r.from[camp]; u < r.to[camp]; u++ {
		if s.Units[u].At >= 0 && s.Units[u].Owner == s.Active && s.mayOrder(r, u) {
			buf = append(buf, act(GiveOrder, u, 0))
		}
	}
	return buf
}

// mayOrder tells whether one of the card's orders can still reach a unit of the active player.
func (s *State) mayOrder(r *Rules, u uint8) bool {
	unit, o := &s.Units[u], &s.Orders
	kind := &r.Kinds[unit.Kind]
	if unit.Marks&Ordered != 0 || s.Turn < uint16(kind.Wakes) { // BL-ORD-02, R-100
		return false
	}
	card := &r.Cards[o.Card.Card]
	switch {
	case o.Fall:
		return o.Total < o.Pool
	case card.Roll:
		return o.fitsColours(kind.Colour)
	case o.Pool > 0:
		return o.Total < o.Pool && card.Who.Holds(kind) && (!card.Group || s.joins(r, unit.At))
	}
	return o.fitsSections(r.section[unit.Camp][unit.At])
}

// fitsSections tells whether a unit more, in these sections, leaves every ordered unit an order of a section in which
// it stands. BL-ORD-03, R-101: a unit on a line takes its order from either section; so the two counts on the lines
// must fit into what the sections have left, and what both want out of the centre must fit there together.
func (o *Orders) fitsSections(in hex.Sections) bool {
	left := o.Section[hex.Left] - o.InOne[hex.Left]
	centre := o.Section[hex.Centre] - o.InOne[hex.Centre]
	right := o.Section[hex.Right] - o.InOne[hex.Right]
	leftLine, rightLine := o.InTwo[0], o.InTwo[1]
	switch {
	case in.Shared() && in.Has(hex.Left):
		leftLine++
	case in.Shared():
		rightLine++
	case in.Has(hex.Left):
		left--
	case in.Has(hex.Centre):
		centre--
	default:
		right--
	}
	return left >= 0 && centre >= 0 && right >= 0 && max(0, leftLine-left)+max(0, rightLine-right) <= centre
}

// fitsColours tells whether a unit of a colour can take an order of its colour or one of choice.
func (o *Orders) fitsColours(colour uint8) bool {
	over := int8(0)
	for c := Green; c <= Red; c++ {
		n := o.Of[c]
		if c == int(colour) {
			n++
		}
		over += max(0, n-o.Colour[c])
	}
	return over <= o.Pool
}

// Holds tells whether a unit of a kind is one of the set.
func (w *Selector) Holds(k *Kind) bool {
	return (w.Class == 0 || w.Class&(1<<k.Class) != 0) && (w.Colour == 0 || w.Colour&(1<<k.Colour) != 0) &&
		(!w.Missile || k.Missile)
}

// joins tells whether a unit at h stands next to one that was ordered, or none was yet: so the ordered units always are
// one connected group.
func (s *State) joins(r *Rules, h hex.Hex) bool {
	if s.Orders.Total == 0 {
		return true
	}
	for to := range r.near[h].Each() {
		if u := s.On[to]; u != NoUnit && s.Units[u].Marks&Ordered != 0 && s.Units[u].Owner == s.Active {
			return true
		}
	}
	return false
}

// takeOrder orders a unit, or ends the orders: what is left of them is lost (BL-ORD-04).
func (s *State) takeOrder(r *Rules, a Action, log *Log) {
	if a.Kind() == Pass {
		s.endOrders(r)
		return
	}
	s.order(r, a.Unit(), log)
}

// order marks a unit as ordered and counts it where it stands.
func (s *State) order(r *Rules, u uint8, log *Log) {
	unit, o := &s.Units[u], &s.Orders
	unit.Marks |= Ordered
	if o.Fall {
		unit.Marks |= Plain
	}
	o.Total++
	o.Of[r.Kinds[unit.Kind].Colour]++
	switch in := r.section[unit.Camp][unit.At]; {
	case in.Shared() && in.Has(hex.Left):
		o.InTwo[0]++
	case in.Shared():
		o.InTwo[1]++
	case in.Has(hex.Left):
		o.InOne[hex.Left]++
	case in.Has(hex.Centre):
		o.InOne[hex.Centre]++
	default:
		o.InOne[hex.Right]++
	}
	log.add(s.note(UnitOrdered, u, 0, 0))
}

// orderAll orders every unit that the card speaks of: such a card leaves nothing to choose.
func (s *State) orderAll(r *Rules, log *Log) {
	camp := r.CampOf[s.Active]
	for u := r.from[camp]; u < r.to[camp]; u++ {
		if s.Units[u].At >= 0 && s.Units[u].Owner == s.Active && s.mayOrder(r, u) {
			s.order(r, u, log)
		}
	}
}

// endOrders goes on to the moves; a turn in which nothing was ordered goes on to the draw.
func (s *State) endOrders(r *Rules) {
	switch {
	case s.Orders.Total == 0:
		s.phase(InDraw)
	case !s.Orders.Fall && r.Cards[s.Orders.Card.Card].Grant.NoMove:
		s.phase(InCombat)
	default:
		s.phase(InMoves)
	}
}
