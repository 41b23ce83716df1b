package kernel

import (
	"math/bits"

	"muster/maps/hex"
)

// earlyRow is the row of InEarly: ordered units fire before the moves.
var earlyRow = frameRow{
	Name: "fire before the moves", Legal: (*State).legalEarly, Take: (*State).takeEarly,
	Run: (*State).runEarly, Allows: (*State).allowsEarly,
}

// inEarly returns the targets that a unit may fire at before the moves (MED-DECK-07).
func inEarly(s *State, r *Rules, u *Unit) hex.Set {
	if u.At < 0 || u.Marks&(Ordered|Shot) != Ordered {
		return hex.Set{}
	}
	a := s.able(r, u)
	if !a.early {
		return hex.Set{}
	}
	fires := able{noClose: true}
	t := s.inReach(r, u, u.At, &fires)
	return r.sighted(u.At, t.fire, &s.Taken)
}

// toMoves starts the fire before the moves if the card or an Inspired Action grants it to any unit, or else the moves.
func (s *State) toMoves(r *Rules) {
	if r.early[r.grants(s.Orders.Card.Card, s.Orders.Inspired)] {
		s.phase(InEarly)
		return
	}
	s.phase(InMoves)
}

// runEarly waits while an ordered unit may fire before the moves.
func (s *State) runEarly(r *Rules, _ *Frame, _ *Log) bool {
	for rest := s.ordered(); rest != 0; rest &= rest - 1 {
		if at := inEarly(s, r, &s.Units[bits.TrailingZeros64(rest)]); !at.Empty() {
			return true
		}
	}
	s.phase(InMoves)
	return false
}

// legalEarly lists the shots.
func (s *State) legalEarly(r *Rules, _ *Frame, buf []Action) []Action {
	return s.legalAttacks(r, inEarly, append(buf, PassAction()))
}

// allowsEarly reports whether legalEarly would list an action, without the list.
func (s *State) allowsEarly(r *Rules, _ *Frame, a Action) bool {
	return a == PassAction() || s.own(r, a.Unit()) && s.allowsTarget(r, a, inEarly(s, r, &s.Units[a.Unit()]))
}

// takeEarly lets a unit fire, or goes on to the moves.
func (s *State) takeEarly(r *Rules, _ *Frame, a Action, log *Log) {
	if a.Kind() == Pass {
		s.phase(InMoves)
		return
	}
	s.Units[a.Unit()].Marks |= Shot // MED-DECK-07
	s.attack(r, a, 0, log)
}
