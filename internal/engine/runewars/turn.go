package runewars

import (
	"slices"

	"muster/internal/engine/runewars/battle"
)

// The Order cards.
const (
	Garrison = iota
	Strategize
	Mobilize
	Conquer
	Harvest
	Recruit
	RallySupport
	AcquirePower
	Fortify
)

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
		var backing [Orders]Action
		if s.Seats[f.Seat].Out {
			continue
		}
		open := s.ordersLegal(r, f, backing[:0])
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

// The steps of a turn, which is the resolution of an Order (RW-TERM-14). Frame.Set are the Rewards handed over since
// the Order last went on (RW-QST-04).
const (
	turnBegins = iota
	turnEarly  // actions of any time of the turn: the Victory card, redeemed Rewards
	turnPrimary
	turnBonus
	turnAfter
	turnLate // the same actions again
	turnOver
)

// turn resolves the Order of a seat.
func (s *State) turn(seat uint8) {
	if s.Seats[seat].Out || s.Seats[seat].Order == NoOrder {
		return
	}
	s.push(newFrame(InTurn, seat))
}

// turnLegal continues the Order: additional actions are listed at each of its steps (RW-ROAD-01, RW-RUL-05).
func (s *State) turnLegal(_ *Rules, _ *Frame, buf []Action) []Action {
	return append(buf, ActionOf(Done, 0))
}

func (s *State) turnTake(_ *Rules, f *Frame, _ Action, _ *Log) { f.Step++ }

func (s *State) turnRun(r *Rules, f *Frame, log *Log) bool {
	s.weakened(r, log)
	if s.verdict(r, log) || s.trim(r) {
		return false
	}
	if s.Seats[f.Seat].Out {
		s.pop()
		return false
	}
	switch f.Step {
	case turnBegins:
		f.Step = turnEarly
		s.Fought, s.Seats[f.Seat].Traded = false, 0 // RW-ORD-12
		log.Add(Event{Kind: OrderBegan, Seat: f.Seat, Card: s.Seats[f.Seat].Order})
		s.window(r, f.Seat, BeforeOrder, log)
	case turnPrimary:
		f.Step = turnBonus
		s.resolve(r, f.Seat, log)
	case turnBonus:
		f.Step = turnAfter
		if s.supreme(f.Seat) {
			s.bonus(r, f.Seat, log)
		}
	case turnAfter:
		f.Step = turnLate
		s.window(r, f.Seat, AfterOrder, log)
	case turnEarly, turnLate:
		if s.mayProve(r, f.Seat) || s.mayRedeem(r, f.Seat) {
			return true
		}
		f.Step++
	default:
		s.pop()
	}
	return false
}

// resolve carries out the primary effect of an Order.
func (s *State) resolve(r *Rules, seat uint8, log *Log) {
	switch s.Seats[seat].Order {
	case Strategize: // RW-ORD-04
		s.strategize(seat)
	case Mobilize: // RW-ORD-05
		s.march(seat, 0, false)
	case Conquer: // RW-ORD-06: its bonus counts in the battle itself
		less := uint8(0)
		if s.supreme(seat) {
			less = r.Numbers.Conquer
			log.Add(Event{Kind: BonusWon, Seat: seat, Card: Conquer})
		}
		s.march(seat, less, false)
	case Harvest: // RW-ORD-07
		s.harvest(r, seat, log)
	case Recruit: // RW-ORD-08
		s.recruit(seat, s.supreme(seat))
	case RallySupport: // RW-ORD-09
		s.rally(r, seat)
	case AcquirePower: // RW-ORD-10
		s.acquire(r, seat, log)
	case Fortify: // RW-ORD-11
		s.fortify(seat)
	}
}

// bonus carries out the Supremacy Bonus of an Order (RW-ORD-02). Those of Conquer and Recruit are part of the primary
// effect, and are logged there; Fortify has none.
func (s *State) bonus(r *Rules, seat uint8, log *Log) {
	order := s.Seats[seat].Order
	if order != Fortify && order != Conquer && order != Recruit {
		log.Add(Event{Kind: BonusWon, Seat: seat, Card: order})
	}
	switch order {
	case Garrison: // RW-ORD-03
		s.garrison(r, seat)
	case Strategize:
		for range s.icons(r, seat, GiveTactics) {
			s.drawTactics(r, seat, log)
		}
	case Mobilize: // RW-ORD-12: no second battle, which State.Fought sees to
		s.march(seat, 0, true)
	case Harvest:
		s.reap(r, seat, log)
	case RallySupport:
		s.push(newFrame(InHiring, seat))
	case AcquirePower:
		s.push(newFrame(InTitles, seat))
	}
}

// left returns the next seat clockwise that is still in the game.
func (s *State) left(r *Rules, seat uint8) uint8 {
	n := uint8(len(r.Seats))
	for i := uint8(1); i < n; i++ {
		if next := (seat + i) % n; !s.Seats[next].Out {
			return next
		}
	}
	return seat
}

// garrison is the bonus of Garrison: triangle units of the faction, at any own strongholds (RW-ORD-03). The battle adds
// the strength that the Order gives to a defender.
func (s *State) garrison(r *Rules, seat uint8) {
	s.placeShape(seat, r.Numbers.GarrisonGain, battle.Triangle, NoArea)
}
