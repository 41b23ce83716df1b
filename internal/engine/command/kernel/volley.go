package kernel

import "muster/maps/hex"

// volleyRow is the row of InVolley: a unit fires again.
var volleyRow = frameRow{
	Name: "a volley", Legal: (*State).legalVolley, Take: (*State).takeVolley,
	Run: (*State).runVolley,
}

// volleyFrame returns the frame of a unit with some shots left.
func volleyFrame(u *Unit, unit uint8, shots int8) Frame {
	f := bare(InVolley, u.Camp)
	f.Unit, f.Left = unit, shots
	return f
}

// ShotsLeft returns the shots that the unit of InVolley may still take.
func (f *Frame) ShotsLeft() int { return int(f.Left) }

// inVolley returns the targets of a unit's next shot.
func (s *State) inVolley(r *Rules, f *Frame) hex.Set {
	u := &s.Units[f.Unit]
	if f.Left == 0 || u.At < 0 {
		return hex.Set{}
	}
	t := s.inReach(r, u, u.At, s.able(r, u))
	return r.sighted(u.At, t.fire, &s.Taken)
}

// runVolley waits for the next shot of a unit that fires more than once; the shots follow each other at once, at any
// targets (MED-DECK-09).
func (s *State) runVolley(r *Rules, f *Frame, _ *Log) bool {
	if at := s.inVolley(r, f); !at.Empty() {
		return true
	}
	s.pop()
	return false
}

// legalVolley lists the targets of the next shot, and passing.
func (s *State) legalVolley(r *Rules, f *Frame, buf []Action) []Action {
	at := s.inVolley(r, f)
	buf = s.attacks(r, f.Unit, at, append(buf, PassAction()))
	return s.attacksOnLeaders(r, f.Unit, at, buf)
}

// takeVolley takes the next shot, or ends the volley.
func (s *State) takeVolley(r *Rules, f *Frame, a Action, log *Log) {
	if a.Kind() == Pass {
		f.Left = 0
		return
	}
	f.Left--
	s.attack(r, a, 0, log)
}
