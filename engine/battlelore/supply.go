package battlelore

import "muster/engine/battlelore/boards"

// ordersLeft is what the card being played can still order: worked out once for all the units that are looked at.
type ordersLeft struct {
	card *Card
	by   orderedBy
	n    int8
	in   boards.Sections // those that have orders for more than the units that stand in them alone
}

// orderedBy is how a card says whom it orders.
type orderedBy uint8

const (
	byNothing orderedBy = iota // no card lies on the table, or a Lore card in its place
	byChoice                   // its fallback: units of choice
	byColour
	byPool
	bySections
)

func (s *State) ordersLeft(r *Rules) ordersLeft {
	o := &s.Orders
	if o.Card.Card == NoCard {
		return ordersLeft{}
	}
	card := &r.Cards[o.Card.Card]
	switch {
	case o.Fall:
		return ordersLeft{card: card, by: byChoice, n: o.Pool - o.Total}
	case card.Roll:
		return ordersLeft{card: card, by: byColour}
	case o.Pool > 0:
		return ordersLeft{card: card, by: byPool, n: o.Pool - o.Total}
	}
	left := ordersLeft{card: card, by: bySections, n: o.most() - o.Total}
	for i := range o.Section {
		if o.Section[i] > o.InOne[i] {
			left.in |= 1 << i
		}
	}
	return left
}

// canTake reports whether one of the orders that are left can reach a unit of the active player.
func (s *State) canTake(r *Rules, left *ordersLeft, unit *Unit) bool {
	if unit.Marks&Ordered != 0 || s.sleeps(r, unit) { // BL-ORD-02, R-100
		return false
	}
	n := s.price(r, unit)
	switch left.by {
	case byChoice:
		return n <= left.n
	case byColour:
		return s.Orders.fitsColours(r.Kinds[unit.Kind].Colour, n)
	case byPool: // "all" is no number of orders, of which an ally's unit would take two
		return n <= left.n && (n == 1 || left.card.Pool != All) && left.card.Units.Holds(&r.Kinds[unit.Kind]) &&
			(!left.card.Group || s.joins(r, unit.At))
	case bySections:
		in := r.section[unit.Camp][unit.At]
		return n <= left.n && (in&left.in != 0 && s.Orders.fitsSections(in, n) || s.outside(r, unit))
	}
	return false
}
