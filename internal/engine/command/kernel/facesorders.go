package kernel

import "math/bits"

// rolled is the use of the orders from dice: by units of each class without a Leader, by those with one, and by
// Leaders alone.
type rolled struct {
	bare, led [Swords]int8
	leaders   int8
}

// used counts the orders that were given.
func (s *State) used(r *Rules) (out rolled) {
	for rest := s.Orders.Units; rest != 0; rest &= rest - 1 {
		u := &s.Units[bits.TrailingZeros64(rest)]
		class := r.Kinds[u.Kind].Class
		if s.companion(u) != NoLeader {
			out.led[class]++
		} else {
			out.bare[class]++
		}
	}
	leaders := s.staff(r, s.Active)
	for i := range leaders {
		if leaders[i].Marks&Ordered != 0 {
			out.leaders++
		}
	}
	return out
}

// fits reports whether the dice have an order for all of them (MED-DECK-13). A unit takes a face of its class or a
// flag, and a leader face too if its Leader is with it. A Leader takes a leader face or a flag.
func (n *rolled) fits(faces *[Faces]int8) bool {
	flags, helmets := int8(0), n.leaders // flags and leader faces needed
	for class := range n.bare {
		left := faces[class] - n.bare[class]
		flags += max(0, -left)
		helmets += max(0, n.led[class]-max(0, left))
	}
	return flags+max(0, helmets-faces[Helmet]) <= faces[Flag] // MED-DECK-13
}

// byFaces returns the takers of a card whose dice give the orders.
func (s *State) byFaces(r *Rules, card *Card, units uint64, t *Takers) {
	n := s.used(r)
	var bare, led [Swords]bool // whether one more unit finds an order
	for class := range bare {
		more := n
		more.bare[class]++
		bare[class] = more.fits(&s.Orders.Faces)
		more = n
		more.led[class]++
		led[class] = more.fits(&s.Orders.Faces)
	}
	for rest := units; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest)
		u := &s.Units[i]
		class := r.Kinds[u.Kind].Class
		if bare[class] || led[class] && s.companion(u) != NoLeader { // an order without the Leader will do, too
			t.Units |= 1 << i
		}
	}
	for rest := s.orderable(r, card.Detach); rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros16(rest)
		more := n
		more.leaders++
		if unit := s.On[s.Leaders[i].At]; unit != NoUnit && s.Units[unit].Marks&Ordered != 0 {
			class := r.Kinds[s.Units[unit].Kind].Class // it is ordered without its Leader then (MED-LDR-07)
			more.led[class]--
			more.bare[class]++
		}
		if more.fits(&s.Orders.Faces) {
			t.Leaders |= 1 << i
		}
	}
}
