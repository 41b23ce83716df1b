package runewars

// acquire gives a seat influence for each icon at or below the spaces of its dials (RW-ORD-10).
func (s *State) acquire(r *Rules, seat uint8, log *Log) {
	s.earn(seat, s.icons(r, seat, GiveInfluence), log)
}

// mostPaid is the maximum payment for a Title: an action holds six bits.
const mostPaid = 63

// titlesLegal lists the Titles of others, or without an owner, and the possible payments for each: more than is on it
// (RW-TITLE-01). It is the bonus of Acquire Power.
func (s *State) titlesLegal(r *Rules, f *Frame, buf []Action) []Action {
	buf = append(buf, ActionOf(Done, 0))
	for t := range r.Titles {
		if s.Titles[t].Owner == f.Seat {
			continue
		}
		for n := s.Titles[t].Influence + 1; n <= min(s.Seats[f.Seat].Influence, mostPaid); n++ {
			buf = append(buf, ActionTo(TakeTitle, uint8(t), n))
		}
	}
	return buf
}

// titlesTake pays for a Title: the influence on it is discarded, and the payment is put on it and is spent.
func (s *State) titlesTake(_ *Rules, f *Frame, a Action, log *Log) {
	seat := f.Seat
	s.pop()
	if a.Verb() != TakeTitle {
		return
	}
	s.pay(seat, a.To(), log)
	s.Titles[a.Hero()] = Owned{Owner: seat, Influence: a.To()}
	log.Add(Event{Kind: TitleTaken, Seat: seat, Card: a.Hero(), N: a.To()})
}

func (s *State) titlesRun(r *Rules, f *Frame, _ *Log) bool {
	var room [MaxTitles*mostPaid + 1]Action
	if len(s.titlesLegal(r, f, room[:0])) > 1 || s.holds(r, f) {
		return true
	}
	s.pop()
	return false
}
