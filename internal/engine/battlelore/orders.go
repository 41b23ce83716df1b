package battlelore

import (
	"math"
	"math/bits"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// ordersRow is the row of InOrders: units are named.
var ordersRow = frameRow{
	Name: "the orders", Legal: (*State).legalOrders, Take: (*State).takeOrder,
	Run: (*State).runOrders, Allows: (*State).allowsOrder,
}

// withAsked is the step of InOrders in which Lore cards may go with the Command card.
const withAsked uint8 = 1

// runOrders waits while the card can order another unit (BL-TURN-03: all orders before the first move).
func (s *State) runOrders(r *Rules, f *Frame, log *Log) (waits bool) {
	if f.Step == withAsked {
		f.Step = 0
		if !s.Orders.Fall && r.Cards[s.Orders.Card.Card].Pool == All {
			s.orderAll(r, log)
		}
	}
	if s.anyOrder(r) {
		return true
	}
	s.endOrders(r)
	return false
}

// anyOrder reports whether the card can order another unit.
func (s *State) anyOrder(r *Rules) bool {
	if s.Orders.Total >= s.Orders.most() {
		return false
	}
	left := s.ordersLeft(r)
	return s.takers(r, &left, true) != unitBits{}
}

// legalOrders lists the remaining takers. A unit on a line is listed once, for either section.
func (s *State) legalOrders(r *Rules, _ *Frame, buf []Action) []Action {
	left := s.ordersLeft(r)
	buf = append(buf, PassAction())
	first := r.from[r.CampOf[s.Active]]
	for w, word := range s.takers(r, &left, false) {
		for ; word != 0; word &= word - 1 {
			buf = append(buf, GiveOrderAction(first+uint8(w<<6+bits.TrailingZeros64(word))))
		}
	}
	return buf
}

// sleeps reports whether the adventure does not allow orders to a unit yet, by any card.
func (s *State) sleeps(r *Rules, u *Unit) bool {
	return s.Turn < r.awake && s.Turn < uint16(r.Kinds[u.Kind].Wakes)
}

// mayOrder reports whether one of the card's orders can still reach a unit of the active player.
func (s *State) mayOrder(r *Rules, u uint8) bool {
	left := s.ordersLeft(r)
	return s.canTake(r, &left, &s.Units[u])
}

// bySection reports whether the orders are those of Section cards.
func (o *Orders) bySection(r *Rules) bool {
	return !o.Fall && o.Pool == 0 && o.Card.Card != NoCard && !r.Cards[o.Card.Card].Roll
}

// openSections returns the sections with room for another order, a bit a boards.Sections: those accepted by
// fitsSections.
func (o *Orders) openSections() uint8 { return boards.OpenOrders(&o.Section, &o.InOne, &o.InTwo) }

// fitsSections reports whether another unit, in these sections and for n orders, leaves every ordered unit an order of
// one of its sections. BL-ORD-03, R-101: a unit on a line takes its order from either section. So each count on a line
// must fit into the remaining orders of its sections, and both together into those that they share in the centre.
func (o *Orders) fitsSections(in boards.Sections, n int8) bool {
	left := o.Section[boards.Left] - o.InOne[boards.Left]
	centre := o.Section[boards.Centre] - o.InOne[boards.Centre]
	right := o.Section[boards.Right] - o.InOne[boards.Right]
	leftLine, rightLine := o.InTwo[0], o.InTwo[1]
	switch {
	case in.Shared() && in.Has(boards.Left):
		leftLine += n
	case in.Shared():
		rightLine += n
	case in.Has(boards.Left):
		left -= n
	case in.Has(boards.Centre):
		centre -= n
	default:
		right -= n
	}
	return left >= 0 && centre >= 0 && right >= 0 && max(0, leftLine-left)+max(0, rightLine-right) <= centre
}

// fitsColours reports whether a unit of a colour can take orders, n of them, of its colour or of choice.
func (o *Orders) fitsColours(colour uint8, n int8) bool {
	over := int8(0)
	for c := Green; c <= Red; c++ {
		of := o.Of[c]
		if c == int(colour) {
			of += n
		}
		over += max(0, of-o.Colour[c])
	}
	return over <= o.Pool
}

// openColours returns the colours with room for another unit, a bit each: those accepted by fitsColours.
func (o *Orders) openColours() (open uint8) {
	for c := uint8(Green); c <= Red; c++ {
		if o.fitsColours(c, 1) {
			open |= 1 << c
		}
	}
	return open
}

// Holds reports whether a unit of a kind is one of the set.
func (w *Selector) Holds(k *Kind) bool {
	return (w.Class == 0 || w.Class&(1<<k.Class) != 0) && (w.Colour == 0 || w.Colour&(1<<k.Colour) != 0) &&
		(!w.Missile || k.Missile)
}

// joins reports whether a unit at h is next to an ordered one, or none was ordered yet: so the ordered units always
// are one connected group.
func (s *State) joins(r *Rules, h hex.Hex) bool {
	if s.Orders.Total == 0 {
		return true
	}
	for to := range r.near[h].Each() {
		if u := s.On[to]; u != NoUnit && s.Units[u].Marks&(Ordered|Plain) == Ordered {
			return true
		}
	}
	return false
}

// takeOrder orders a unit, or ends the orders; the remaining ones are lost (BL-ORD-04).
func (s *State) takeOrder(r *Rules, _ *Frame, a Action, log *Log) {
	if a.Kind() == Pass {
		s.endOrders(r)
		return
	}
	s.order(r, a.Unit(), log)
}

// order marks a unit as ordered and counts it for its sections.
func (s *State) order(r *Rules, u uint8, log *Log) {
	unit, o := &s.Units[u], &s.Orders
	n := s.price(r, unit)
	unit.Marks |= Ordered
	if o.Fall {
		unit.Marks |= Plain
	}
	o.Total += n
	o.Of[r.Kinds[unit.Kind].Colour] += n
	in := r.section[unit.Camp][unit.At]
	if s.abroad(r, unit) {
		s.pay(s.Active, int(r.Lore.Outside), log)
		in = 0
	}
	boards.GiveOrders(in, n, &o.InOne, &o.InTwo)
	log.add(unitEvent(s, UnitOrdered, u, n, 0))
}

// abroad reports whether a creature is in a section without a remaining order of the Section cards, so that an order
// costs tokens (BL-CRE-02, R-106).
func (s *State) abroad(r *Rules, u *Unit) bool {
	o := &s.Orders
	return r.isCreature(u) && o.bySection(r) && !o.fitsSections(r.section[u.Camp][u.At], s.price(r, u))
}

// orderAll orders every unit of the card: such a card leaves nothing to choose.
func (s *State) orderAll(r *Rules, log *Log) {
	camp := r.CampOf[s.Active]
	for u := r.from[camp]; u < r.to[camp]; u++ {
		if s.Units[u].At >= 0 && s.mayOrder(r, u) {
			s.order(r, u, log)
		}
	}
}

// endOrders continues with the moves, or, in a turn without orders, with the draw.
func (s *State) endOrders(r *Rules) {
	beyond := r.Lore != nil && s.endNaming(r)
	none := s.Orders.Card.Card == NoCard || s.Orders.Fall
	switch {
	case s.Orders.Total == 0 && !beyond:
		s.phase(InDraw)
	case !none && r.Cards[s.Orders.Card.Card].Grant.NoMove && !beyond:
		s.phase(InCombat)
	default:
		s.phase(InMoves)
	}
}

// allowsOrder reports whether legalOrders would list an action, without the list.
func (s *State) allowsOrder(r *Rules, _ *Frame, a Action) bool {
	return a == PassAction() || a == GiveOrderAction(a.Unit()) && s.own(r, a.Unit()) && s.mayOrder(r, a.Unit())
}

// ordersLeft is the remaining orders of the card being played, computed once for all units.
type ordersLeft struct {
	card     *Card
	row      int // of the card in Rules.byCard
	by       orderedBy
	n        int8
	sections uint8 // where a unit can take one order, a bit a boards.Sections
	colours  uint8 // the unit colours, a bit each
	plain    bool  // every unit of the camp there can, of the kinds of a Pool
	others   bool  // a unit elsewhere may: a creature, for tokens
}

// orderedBy is the way a card selects units.
type orderedBy uint8

const (
	byNothing orderedBy = iota // no card lies on the table, or a Lore card in its place
	byChoice                   // its fallback: units of choice
	byColour
	byPool
	bySections
)

// most returns the number of units that the card can order in all. An author may write all as large numbers, which
// must not overflow.
func (o *Orders) most() int8 {
	n := int(o.Pool)
	n += int(o.Section[boards.Left]) + int(o.Section[boards.Centre]) + int(o.Section[boards.Right])
	n += int(o.Colour[Green]) + int(o.Colour[Blue]) + int(o.Colour[Red]) // no order is for another face
	return int8(min(n, math.MaxInt8))
}

// everywhere and anyColour are no limit.
const (
	everywhere = 1<<(1<<boards.SectionCount) - 1
	anyColour  = 1<<Green | 1<<Blue | 1<<Red
)

func (s *State) ordersLeft(r *Rules) (left ordersLeft) {
	o := &s.Orders
	if o.Card.Card == NoCard {
		return left
	}
	left.card = &r.Cards[o.Card.Card]
	left.sections, left.colours, left.plain = everywhere, anyColour, s.Turn >= r.awake && !r.allied()
	switch {
	case o.Fall:
		left.by, left.n = byChoice, o.Pool-o.Total
	case left.card.Roll:
		left.by, left.n, left.colours, left.plain = byColour, 1, o.openColours(), false
	case o.Pool > 0:
		left.by, left.n, left.row = byPool, o.Pool-o.Total, r.cardRow(o.Card.Card)
		left.plain = left.plain && !left.card.Group
	default:
		left.by, left.n = bySections, o.most()-o.Total
		left.sections, left.others = o.openSections(), r.allied() || r.beasts && s.paysOutside(r)
	}
	if left.n <= 0 {
		left.sections, left.others = 0, false
	}
	return left
}

// canTake reports whether one of the orders that are left can reach a unit of the active player.
func (s *State) canTake(r *Rules, left *ordersLeft, unit *Unit) bool {
	if unit.Marks&Ordered != 0 || s.Turn < r.awake && s.sleeps(r, unit) { // BL-ORD-02, R-100
		return false
	}
	n := int8(1)
	if unit.Owner != s.Active {
		n = s.price(r, unit)
	}
	switch left.by {
	case bySections:
		takes := left.sections&r.where[unit.Camp][unit.At] != 0
		if n != 1 {
			takes = s.Orders.fitsSections(r.section[unit.Camp][unit.At], n)
		}
		return n <= left.n && (takes || left.others && r.isCreature(unit) && s.paysOutside(r))
	case byPool: // an ally's unit takes two orders, and "all" is no number
		return n <= left.n && (n == 1 || left.card.Pool != All) && r.byCard[left.row+int(unit.Kind)].takes &&
			(!left.card.Group || s.joins(r, unit.At))
	case byColour:
		colour := r.Kinds[unit.Kind].Colour
		if n == 1 {
			return left.colours>>colour&1 != 0
		}
		return s.Orders.fitsColours(colour, n)
	case byChoice:
		return n <= left.n
	}
	return false
}

// takers returns the active camp's units that can take a remaining order; or, if one is enough, one of them.
func (s *State) takers(r *Rules, left *ordersLeft, enough bool) (out unitBits) {
	camp := r.CampOf[s.Active]
	standing, open, first := &s.Camps[camp], &r.zones[camp][left.sections], r.from[camp]
	for w, word := range open {
		for look := word & standing[w]; look != 0; look &= look - 1 {
			i := s.On[uint8(w<<6+bits.TrailingZeros64(look))]
			u := &s.Units[i]
			switch {
			case u.Marks&Ordered != 0: // BL-ORD-02, R-100
				continue
			case !left.plain:
				if !s.canTake(r, left, u) {
					continue
				}
			case left.by == byPool && !r.byCard[left.row+int(u.Kind)].takes:
				continue
			}
			if out.add(i - first); enough {
				return out
			}
		}
		if !left.others {
			continue
		}
		for look := standing[w] &^ word; look != 0; look &= look - 1 {
			i := s.On[uint8(w<<6+bits.TrailingZeros64(look))]
			if s.canTake(r, left, &s.Units[i]) {
				out.add(i - first)
			}
		}
	}
	return out
}

// unitBits are units of one camp, a bit each.
type unitBits [(MaxUnits + 63) / 64]uint64

func (b *unitBits) add(i uint8) { b[i>>6] |= 1 << (i & 63) }

// grant returns the current card's grants to a unit: none if the card, or its fallback, did not order it.
func (s *State) grant(r *Rules, u *Unit) *Grant {
	if u.Marks&(Ordered|Plain) != Ordered || s.Orders.Card.Card == NoCard {
		return &noGrant
	}
	return &r.Cards[s.Orders.Card.Card].Grant
}

// noGrant is never written to.
var noGrant = Grant{Shots: 1}
