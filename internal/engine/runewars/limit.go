package runewars

// crowded destroys units above an area's limit (RW-LIM-01, RW-RET-06): decider chooses which.
func (s *State) crowded(r *Rules, decider, area uint8) { s.thin(decider, area, r.Numbers.Most) }

// thin destroys units down to a number: in winter that of the food dial (RW-SEAS-09). Frame.N is the number that may
// stay.
func (s *State) thin(decider, area, most uint8) {
	if s.Areas[area].Units <= most {
		return
	}
	f := newFrame(InLimit, decider)
	f.Area, f.N = area, most
	s.push(f)
}

func (s *State) limitLegal(_ *Rules, f *Frame, buf []Action) []Action {
	p := &s.Areas[f.Area]
	for k := range p.Standing {
		if p.Standing[k] > 0 {
			buf = append(buf, ActionAll(Disband, f.Area, uint8(k), 1, false))
		}
		if p.Routed[k] > 0 {
			buf = append(buf, ActionAll(Disband, f.Area, uint8(k), 1, true))
		}
	}
	return buf
}

func (s *State) limitTake(r *Rules, f *Frame, a Action, log *Log) {
	s.destroy(f.Area, a.Kind(), 1, a.Routed(), log)
	s.touch(r, f.Area, log)
}

func (s *State) limitRun(r *Rules, f *Frame, log *Log) bool {
	if s.Areas[f.Area].Units <= f.N {
		s.pop()
		return false
	}
	var all [2 * MaxKinds]Action
	if open := s.limitLegal(r, f, all[:0]); len(open) == 1 {
		s.limitTake(r, f, open[0], log)
		return false
	}
	return true
}
