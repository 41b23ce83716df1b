package runewars

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

// The steps of a turn, which is the resolution of an Order (RW-TERM-14). Frame.Set are the Rewards handed over since
// the Order last went on (RW-QST-04).
const (
	turnBegins = iota
	turnEarly  // what may be done at any moment of the turn: the Victory card is put down, Rewards are redeemed
	turnPrimary
	turnBonus
	turnAfter
	turnLate // and once more
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
