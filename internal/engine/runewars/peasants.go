package runewars

// InPeasant asks whether a peasant stays in an area that all own units have left (RW-DEV-07): the area stays friendly
// to its owner, until a player activates it.

// vacated asks it, if the seat has a peasant left and the area is now uncontrolled.
func (s *State) vacated(r *Rules, seat, area uint8) {
	if p := &s.Areas[area]; p.Units > 0 || p.Fort != NoSeat || s.Controller(area) != NoSeat {
		return
	}
	left := s.given(r, seat).Peasants
	for a := range r.Areas {
		if p := &s.Areas[a]; p.Peasants && p.Holder == seat && left > 0 {
			left--
		}
	}
	if left > 0 {
		f := newFrame(InPeasant, seat)
		f.Area = area
		s.push(f)
	}
}

func (s *State) peasantLegal(_ *Rules, f *Frame, buf []Action) []Action {
	return append(buf, ActionOf(Done, 0), ActionAt(PickArea, f.Area))
}

func (s *State) peasantTake(r *Rules, f *Frame, a Action, log *Log) {
	seat, area := f.Seat, f.Area
	s.pop()
	if a.Verb() == PickArea {
		s.Areas[area].Peasants, s.Areas[area].Holder = true, seat
		log.Add(Event{Kind: PeasantStayed, Seat: seat, Area: area})
		s.touch(r, area, log)
	}
}
