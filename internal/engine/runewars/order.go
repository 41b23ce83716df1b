package runewars

import "slices"

// InOrders makes each seat choose an Order card in secret, clockwise from the first player; then all are revealed
// (RW-SEAS-11). Frame.Seat is the chooser. A chosen card is in Player.Order, and is hidden from others while
// Player.Has marks it as face down.

// firstOrder returns the first Order card: without Banners of War the first one is left out (RW-ORD-03).
func (r *Rules) firstOrder() uint8 {
	if r.Options.Garrison {
		return 0
	}
	return 1
}

func (s *State) ordersLegal(r *Rules, f *Frame, buf []Action) []Action {
	for o := r.firstOrder(); o < Orders; o++ {
		if s.Seats[f.Seat].Used>>o&1 == 0 {
			buf = append(buf, ActionOf(PlayOrder, o))
		}
	}
	return buf
}

func (s *State) ordersTake(_ *Rules, f *Frame, a Action, _ *Log) {
	p := &s.Seats[f.Seat]
	p.Order, p.Has = a.Card(), true
	f.Seat++
}

func (s *State) ordersRun(r *Rules, f *Frame, log *Log) bool {
	for ; int(f.Seat) < len(r.Seats); f.Seat++ {
		var room [Orders]Action
		if s.Seats[f.Seat].Out {
			continue
		}
		open := s.ordersLegal(r, f, room[:0])
		if given := r.Seats[f.Seat].Orders; len(given) > 0 && len(open) > 0 {
			open[0] = s.bidden(given, open)
			open = open[:1]
		}
		switch len(open) {
		case 0:
		case 1:
			s.ordersTake(r, f, open[0], log)
			f.Seat--
		default:
			f.Decider = f.Seat
			return true
		}
	}
	s.pop()
	s.reveal(r, log)
	return false
}

// bidden returns the Order that a scenario makes a seat choose in this season; if that is already face up, the first
// one that is not.
func (s *State) bidden(orders []uint8, open []Action) Action {
	want := ActionOf(PlayOrder, orders[(int(s.Year-1)*Seasons+int(s.Season))%len(orders)])
	if slices.Contains(open, want) {
		return want
	}
	return open[0]
}

// reveal turns the Orders up. They stay so until spring, and decide play order now (RW-ORD-01).
func (s *State) reveal(r *Rules, log *Log) {
	for i := range r.Seats {
		p := &s.Seats[i]
		if !p.Has {
			continue
		}
		p.Has = false
		p.Used |= 1 << p.Order
		log.Add(Event{Kind: OrderRevealed, Seat: uint8(i), Card: p.Order})
	}
	s.ranked(r)
}

// supreme reports whether a seat gets the Supremacy Bonus of its Order: it is the highest of its face-up ones
// (RW-ORD-02).
func (s *State) supreme(seat uint8) bool {
	p := &s.Seats[seat]
	return p.Used>>(p.Order+1) == 0
}
