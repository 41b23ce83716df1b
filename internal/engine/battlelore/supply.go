package battlelore

import (
	"math"
	"math/bits"

	"muster/internal/engine/command/boards"
)

// ordersLeft is the remaining orders of the card being played, computed once for all units.
type ordersLeft struct {
	card     *Card
	row      int // of the card in Rules.byCard
	by       orderedBy
	n        int8
	sections uint8 // where a unit can take one order, a bit a boards.Sections
	colours  uint8 // of which colour, a bit each
	plain    bool  // every unit of the camp that stands there can, of those kinds of which a Pool speaks
	others   bool  // and one that stands elsewhere may: a creature, for tokens
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
	case byPool: // "all" is no number of orders, of which an ally's unit would take two
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
