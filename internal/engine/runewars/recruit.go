package runewars

// recruit lets a seat choose a resource, and gives it the units (RW-ORD-08); with the Supremacy Bonus a second,
// different one. Frame.N is the remaining number of resources, Key the chosen ones, as a set; M is 1 until the bonus
// is logged, before the second one.
func (s *State) recruit(seat uint8, supreme bool) {
	f := newFrame(InRecruit, seat)
	if f.N = 1; supreme {
		f.N, f.M = 2, 1
	}
	s.push(f)
}

func (s *State) recruitLegal(r *Rules, f *Frame, buf []Action) []Action {
	for d := range uint8(Dials) {
		if f.Key>>d&1 == 0 && s.recruited(r, f.Seat, Dial(d)) != 0 {
			buf = append(buf, ActionOf(PickDial, d))
		}
	}
	return buf
}

func (s *State) recruitTake(r *Rules, f *Frame, a Action, log *Log) {
	if f.Key != 0 {
		f.bonusTold(log)
	}
	f.N--
	f.Key |= 1 << a.Card()
	s.place(f.Seat, s.recruited(r, f.Seat, Dial(a.Card())), placeForts)
}

// bonusTold logs the bonus of Recruit, once.
func (f *Frame) bonusTold(log *Log) {
	if f.M == 1 {
		f.M = 0
		log.Add(Event{Kind: BonusWon, Seat: f.Seat, Card: Recruit})
	}
}

// recruitRun waits if several resources give units.
func (s *State) recruitRun(r *Rules, f *Frame, log *Log) bool {
	var room [Dials]Action
	open := s.recruitLegal(r, f, room[:0])
	switch {
	case f.N == 0 || len(open) == 0:
		f.bonusTold(log)
		s.pop()
		return false
	case len(open) == 1 && !s.holds(r, f):
		s.recruitTake(r, f, open[0], log)
		return false
	}
	return true
}
