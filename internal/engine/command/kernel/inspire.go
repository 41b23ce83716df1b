package kernel

import (
	"math/bits"
)

// inspireRow is the row of InInspire: an Inspired Action is added to the orders.
var inspireRow = frameRow{
	Name: "the choice of an Inspired Action", Legal: (*State).legalInspire, Take: (*State).takeInspire,
	Run: (*State).runInspire,
}

// runInspire waits while the side has tokens for an Inspired Action that serves an ordered unit (MED-INS-02).
func (s *State) runInspire(r *Rules, _ *Frame, _ *Log) bool {
	for i := range r.Inspired {
		if s.inspires(r, uint8(i)) {
			return true
		}
	}
	s.toMoves(r)
	return false
}

// inspires reports whether an Inspired Action can be paid for and serves an ordered unit.
func (s *State) inspires(r *Rules, action uint8) bool {
	do := &r.Inspired[action]
	if do.When != WithOrders || int(do.Cost) > int(s.Seats[s.Active].Tokens) { // MED-INS-02
		return false
	}
	return s.served(r, action) != 0
}

// served returns the units that an Inspired Action affects: the ordered units of its kind (MED-INS-03).
func (s *State) served(r *Rules, action uint8) uint64 {
	return s.suited(r, &r.Inspired[action].Units, s.Orders.Units&r.serves[action]) // MED-INS-03
}

// legalInspire lists the Inspired Actions.
func (s *State) legalInspire(r *Rules, _ *Frame, buf []Action) []Action {
	buf = append(buf, PassAction())
	for i := range r.Inspired {
		if s.inspires(r, uint8(i)) {
			buf = append(buf, InspireAction(uint8(i)))
		}
	}
	return buf
}

// takeInspire pays for an Inspired Action, which is added to the order (MED-R-01); units of other kinds are ordered
// normally (MED-INS-03).
func (s *State) takeInspire(r *Rules, _ *Frame, a Action, log *Log) {
	if a.Kind() == Pass {
		s.toMoves(r)
		return
	}
	action := a.InspiredAction()
	cost := r.Inspired[action].Cost
	s.Seats[s.Active].Tokens -= uint8(cost)
	s.Orders.Inspired = action
	for rest := s.served(r, action); rest != 0; rest &= rest - 1 {
		s.Units[bits.TrailingZeros64(rest)].Marks |= Spurred
	}
	log.add(sideEvent(ActionUsed, s.Active, action, cost))
	s.toMoves(r)
}
