package medieval

import "slices"

// inspireRow is the row of InInspire: an Inspired Action goes with the orders.
var inspireRow = frameRow{
	name: "the choice of an Inspired Action", legal: (*State).legalInspire, take: (*State).takeInspire,
	run: (*State).runInspire, allows: (*State).allowsInspire,
}

// runInspire waits while the side has tokens for an Inspired Action that serves an ordered unit (MED-INS-02).
func (s *State) runInspire(r *Rules, _ *Frame, _ *Log) bool {
	for i := range r.Inspired {
		if s.inspires(r, uint8(i)) {
			return true
		}
	}
	s.phase(InEarly)
	return false
}

// inspires reports whether an Inspired Action can be paid for and serves an ordered unit.
func (s *State) inspires(r *Rules, action uint8) bool {
	do := &r.Inspired[action]
	if do.When != WithOrders || int(do.Cost) > int(s.Seats[s.Active].Tokens) { // MED-INS-02
		return false
	}
	units := s.army(r, s.Active)
	for i := range units {
		if s.inspired(r, action, &units[i]) {
			return true
		}
	}
	return false
}

// inspired reports whether an Inspired Action serves a unit: an ordered one of those of which it speaks (MED-INS-03).
func (s *State) inspired(r *Rules, action uint8, u *Unit) bool {
	return u.At >= 0 && u.Marks&Ordered != 0 && r.ables[r.ableRow(NoCard, action)+int(u.Kind)].takes &&
		s.suits(r, &r.Inspired[action].Units, u)
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

// allowsInspire reports whether legalInspire would list an action.
func (s *State) allowsInspire(r *Rules, f *Frame, a Action) bool {
	var short shortList
	return slices.Contains(s.legalInspire(r, f, short[:0]), a)
}

// takeInspire pays for an Inspired Action, which is added to the order (MED-R-01); units of the other kind are ordered
// as ever (MED-INS-03).
func (s *State) takeInspire(r *Rules, _ *Frame, a Action, log *Log) {
	s.phase(InEarly)
	if a.Kind() == Pass {
		return
	}
	action := a.InspiredAction()
	cost := r.Inspired[action].Cost
	s.Seats[s.Active].Tokens -= uint8(cost)
	s.Orders.Inspired = action
	units := s.army(r, s.Active)
	for i := range units {
		if u := &units[i]; s.inspired(r, action, u) { // MED-INS-03
			u.Marks |= Spurred
		}
	}
	log.add(actionUsed(s.Active, action, cost))
}
