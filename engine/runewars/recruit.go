package runewars

// recruit lets a seat choose a resource, of which it gets the units (RW-ORD-08); with the Supremacy Bonus a second,
// different one. Frame.N is how many resources it chooses still, Key those it has chosen, as a set.
func (s *State) recruit(seat uint8, supreme bool) {
	f := newFrame(InRecruit, seat)
	if f.N = 1; supreme {
		f.N = 2
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

func (s *State) recruitTake(r *Rules, f *Frame, a Action) {
	f.N--
	f.Key |= 1 << a.Card()
	s.place(f.Seat, s.recruited(r, f.Seat, Dial(a.Card())), placeForts)
}

// recruitRun waits for the choice of a resource where there are several that give units.
func (s *State) recruitRun(r *Rules, f *Frame) bool {
	var room [Dials]Action
	open := s.recruitLegal(r, f, room[:0])
	switch {
	case f.N == 0 || len(open) == 0:
		s.pop()
		return false
	case len(open) == 1:
		s.recruitTake(r, f, open[0])
		return false
	}
	return true
}
