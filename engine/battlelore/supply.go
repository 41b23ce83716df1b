package battlelore

import (
	"math"

	"muster/engine/battlelore/boards"
)

// ordersLeft is what the card being played can still order: worked out once for all the units that are looked at.
type ordersLeft struct {
	card   *Card
	row    int // of the card in Rules.byCard
	by     orderedBy
	n      int8
	most   int8
	sleepy bool  // somebody may not be ordered yet
	open   uint8 // where, or of what colour, a unit can take one order: a bit a boards.Sections, or a colour
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

// most is how many units the card can order in all. An author may mean all by large numbers, which must not run over.
func (o *Orders) most() int8 {
	n := int(o.Pool)
	n += int(o.Section[boards.Left]) + int(o.Section[boards.Centre]) + int(o.Section[boards.Right])
	n += int(o.Colour[Green]) + int(o.Colour[Blue]) + int(o.Colour[Red]) // no order is for another face
	return int8(min(n, math.MaxInt8))
}

func (s *State) ordersLeft(r *Rules) (left ordersLeft) {
	o := &s.Orders
	left.most = o.most()
	if o.Card.Card == NoCard {
		return left
	}
	left.card, left.sleepy = &r.Cards[o.Card.Card], s.Turn < r.awake
	switch {
	case o.Fall:
		left.by, left.n = byChoice, o.Pool-o.Total
	case left.card.Roll:
		left.by, left.open = byColour, o.openColours()
	case o.Pool > 0:
		left.by, left.n, left.row = byPool, o.Pool-o.Total, r.cardRow(o.Card.Card)
	default:
		left.by, left.n = bySections, left.most-o.Total
		if left.n > 0 {
			left.open = o.openSections()
		}
	}
	return left
}

// canTake reports whether one of the orders that are left can reach a unit of the active player.
func (s *State) canTake(r *Rules, left *ordersLeft, unit *Unit) bool {
	if unit.Marks&Ordered != 0 || left.sleepy && s.sleeps(r, unit) { // BL-ORD-02, R-100
		return false
	}
	n := int8(1)
	if unit.Owner != s.Active {
		n = s.price(r, unit)
	}
	switch left.by {
	case bySections:
		takes := left.open&r.where[unit.Camp][unit.At] != 0
		if n != 1 {
			takes = s.Orders.fitsSections(r.section[unit.Camp][unit.At], n)
		}
		return n <= left.n && (takes || s.outside(r, left, unit))
	case byPool: // "all" is no number of orders, of which an ally's unit would take two
		return n <= left.n && (n == 1 || left.card.Pool != All) && r.byCard[left.row+int(unit.Kind)].takes &&
			(!left.card.Group || s.joins(r, unit.At))
	case byColour:
		colour := r.Kinds[unit.Kind].Colour
		if n == 1 {
			return left.open>>colour&1 != 0
		}
		return s.Orders.fitsColours(colour, n)
	case byChoice:
		return n <= left.n
	}
	return false
}

// nextTaker is the first of a camp's units, from a place on, that one of the orders that are left can reach; behind the
// last of them when there is none.
func (s *State) nextTaker(r *Rules, left *ordersLeft, units []Unit, i int) int {
	if left.by == bySections && !left.sleepy && r.Lore == nil { // as canTake has it, for nearly every card
		where, open, active := &r.where[r.CampOf[s.Active]], left.open, s.Active
		for ; i < len(units); i++ {
			u := &units[i]
			if u.At < 0 || u.Marks&Ordered != 0 {
				continue
			}
			if u.Owner == active && where[uint8(u.At)]&open != 0 || u.Owner != active && s.canTake(r, left, u) {
				return i
			}
		}
		return i
	}
	for ; i < len(units); i++ {
		if u := &units[i]; u.At >= 0 && u.Marks&Ordered == 0 && s.canTake(r, left, u) {
			return i
		}
	}
	return i
}
