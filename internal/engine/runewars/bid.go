package runewars

// InBid is a bid of influence (RW-BID-01): each seat chooses in secret, clockwise from the first player, then all are
// revealed. Seat is the chooser. The frame below is that of the card; its Key receives the winner.
const (
	bidAsk = iota
	bidWinner
	bidLowest
)

// primary carries out the text of a Season card (RW-SEAS-03).
func (s *State) primary(r *Rules, card uint8, log *Log) {
	c := &r.Cards.Seasons[card]
	if c.Council { // RW-TITLE-02
		for t := range r.Titles {
			if owner := s.Titles[t].Owner; owner != NoSeat && r.Titles[t].Council > 0 {
				s.earn(owner, r.Titles[t].Council, log)
			}
		}
	}
	if len(c.Effects) == 0 {
		return
	}
	s.does(fromSeason, card, s.first(r), NoArea, NoHero)
	if c.Bid {
		for i := range r.Seats {
			s.Seats[i].Has, s.Seats[i].Bid = false, 0
		}
		s.push(newFrame(InBid, 0))
	}
}

// first returns the first player: the first one clockwise who is still in the game.
func (s *State) first(r *Rules) uint8 {
	for i := range r.Seats {
		if !s.Seats[i].Out {
			return uint8(i)
		}
	}
	return 0
}

// MostBid returns the highest possible bid of the player: all influence, as far as an Action can hold the number
// (RW-BID-01).
func (p *Player) MostBid() uint8 { return min(p.Influence, mostInfluence) }

// bidLegal lists the possible bids of a seat, or the tied seats between which the holder of the Title decides
// (RW-BID-02).
func (s *State) bidLegal(r *Rules, f *Frame, buf []Action) []Action {
	if f.Step == bidAsk {
		for n := range s.Seats[f.Seat].MostBid() + 1 {
			buf = append(buf, ActionOf(Bid, n))
		}
		return buf
	}
	for i := range r.Seats {
		if f.Set>>i&1 == 1 {
			buf = append(buf, ActionOf(PickSeat, uint8(i)))
		}
	}
	return buf
}

func (s *State) bidTake(_ *Rules, f *Frame, a Action, log *Log) {
	if f.Step == bidAsk {
		p := &s.Seats[f.Seat]
		p.Bid, p.Has = a.Card(), true
		f.Seat++
		return
	}
	s.bidWon(f, a.Card(), log)
}

// bidWon records the winner of the bid, or the lowest bidder.
func (s *State) bidWon(f *Frame, seat uint8, log *Log) {
	below := &s.Frames[s.Depth-2]
	if f.Step == bidWinner {
		below.Key = below.Key&^0xff | uint16(seat)
		log.Add(Event{Kind: BidWon, Seat: seat, n: s.Seats[seat].Bid})
	} else {
		below.Key = below.Key&0xff | uint16(seat)<<8
		log.Add(Event{Kind: BidLost, Seat: seat, n: s.Seats[seat].Bid})
	}
	f.Step++
}

func (s *State) bidRun(r *Rules, f *Frame, log *Log) bool {
	switch f.Step {
	case bidAsk:
		for ; int(f.Seat) < len(r.Seats); f.Seat++ {
			p := &s.Seats[f.Seat]
			if p.Out {
				continue
			}
			if p.Influence > 0 {
				f.Decider = f.Seat
				return true
			}
			p.Bid, p.Has = 0, true
		}
		f.Step = bidWinner
		s.bidsRevealed(r, log)
	case bidWinner, bidLowest:
		return s.bidJudge(r, f, log)
	default:
		for i := range r.Seats {
			s.Seats[i].Bid = 0
		}
		s.pop()
	}
	return false
}

// bidsRevealed discards all bids, not only the winner's.
func (s *State) bidsRevealed(r *Rules, log *Log) {
	for i := range r.Seats {
		p := &s.Seats[i]
		if !p.Has {
			continue
		}
		p.Has = false
		log.Add(Event{Kind: BidMade, Seat: uint8(i), n: p.Bid})
		s.pay(uint8(i), p.Bid, log)
	}
}

// bidJudge finds the highest or the lowest bid. The holder of the Title decides ties. Without one the most remaining
// influence wins, then the most influence at the start (RW-BID-02). The winner is not the lowest.
func (s *State) bidJudge(r *Rules, f *Frame, log *Log) bool {
	f.Set = 0
	won := NoSeat
	if f.Step == bidLowest {
		won = int(s.Frames[s.Depth-2].Key & 0xff)
	}
	best := uint8(0)
	for i := range r.Seats {
		p := &s.Seats[i]
		if p.Out || i == won {
			continue
		}
		better := p.Bid > best
		if f.Step == bidLowest {
			better = p.Bid < best
		}
		switch {
		case f.Set == 0 || better:
			f.Set, best = 1<<i, p.Bid
		case p.Bid == best:
			f.Set |= 1 << i
		}
	}
	if f.Set == 0 { // no other seat remains
		f.Step++
		return false
	}
	if f.Set&(f.Set-1) != 0 {
		for t := range r.Titles {
			if owner := s.Titles[t].Owner; r.Titles[t].Ties && owner != NoSeat {
				f.Decider = owner
				return true
			}
		}
	}
	seat := NoSeat
	for i := range r.Seats {
		if f.Set>>i&1 == 1 && (seat == NoSeat || s.richer(r, uint8(i), uint8(seat))) {
			seat = i
		}
	}
	s.bidWon(f, uint8(seat), log)
	return false
}
