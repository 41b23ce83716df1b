package runewars

// InDeeds carries out a card's effects in order, each for all of its receivers. Seat is the card's owner, Flags and
// Who identify the card, Step the effect, N the next index in play order, Set the chosen opponent plus one. Area and M
// are the area and the hero; Key is the winner of a bid, and above it the lowest bidder.

// noBid is Key without a bid.
const noBid = NoSeat | NoSeat<<8

// does carries out a card's effects for its owner.
func (s *State) does(from, card, seat, area, hero uint8) {
	f := newFrame(InEffects, seat)
	f.Flags, f.Who, f.Area, f.M, f.Key = from, card, area, hero, noBid
	s.push(f)
}

func (s *State) effectsLegal(r *Rules, f *Frame, buf []Action) []Action {
	for i := range r.Seats {
		if seat := uint8(i); seat != f.Seat && !s.Seats[i].Out {
			buf = append(buf, ActionOf(PickSeat, seat))
		}
	}
	return buf
}

func (s *State) effectsTake(_ *Rules, f *Frame, a Action, _ *Log) { f.Set = uint64(a.Card()) + 1 }

func (s *State) effectsRun(r *Rules, f *Frame, log *Log) bool {
	if s.trim(r) { // RW-LIM-01: at once
		return false
	}
	list := r.effectsOf(f)
	for int(f.Step) < len(list) {
		if list[f.Step].Who == ToOpponent && f.Set == 0 {
			switch n, one := s.others(r, f.Seat); n {
			case 0:
			case 1:
				f.Set = uint64(one) + 1
			default:
				return true
			}
		}
		for ; int(f.N) < len(r.Seats); f.N++ {
			if seat := s.Play[f.N]; !s.Seats[seat].Out && f.meant(list[f.Step].Who, seat) {
				f.N++
				s.push(s.effect(f, seat))
				return false
			}
		}
		f.Step, f.N, f.Set = groupEnd(list, f.Step), 0, 0
	}
	log.Add(Event{Kind: CardDone, Seat: f.Seat, Card: f.Who, N: f.Flags})
	s.pop()
	s.resumed(r, log)
	return false
}

// others returns the number of others still in the game, and one of them.
func (s *State) others(r *Rules, seat uint8) (n, one uint8) {
	for i := range r.Seats {
		if uint8(i) != seat && !s.Seats[i].Out {
			n, one = n+1, uint8(i)
		}
	}
	return n, one
}

// meant reports whether an effect of the frame is for a seat.
func (f *Frame) meant(who Whom, seat uint8) bool {
	winner, lowest := uint8(f.Key), uint8(f.Key>>8)
	switch who {
	case ToSelf:
		return seat == f.Seat
	case ToOthers:
		return seat != f.Seat
	case ToOpponent:
		return f.Set == uint64(seat)+1
	case ToWinner:
		return seat == winner
	case ToLowest:
		return seat == lowest
	case ToNotLowest: // RW-RUL-03
		return seat != lowest
	}
	return true
}

// effect returns the frame that carries out an effect for a seat.
func (s *State) effect(f *Frame, seat uint8) Frame {
	g := newFrame(InEffect, seat)
	g.Flags, g.Who, g.Step, g.Area, g.M = f.Flags, f.Who, f.Step, f.Area, f.M
	return g
}

// chooser returns the chooser in an effect for a seat: the frame below holds the owner and the bidders.
func (s *State) chooser(d *Effect, seat uint8) uint8 {
	if d.Do == DoLoseTactics || d.Do == DoLoseReward { // the cards are hidden from others
		return seat
	}
	below, who := &s.Frames[s.Depth-2], seat
	switch d.By {
	case BySelf:
		who = below.Seat
	case ByWinner:
		who = uint8(below.Key)
	case ByLowest:
		who = uint8(below.Key >> 8)
	}
	if who >= MaxSeats || s.Seats[who].Out {
		return seat
	}
	return who
}
