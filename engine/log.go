package engine

import "muster/maps/hex"

// quiet is an event that is no unit's.
func quiet(k EventKind, p Player, n, m int8) Event {
	return Event{Kind: k, Player: p, Unit: NoUnit, Other: NoUnit, From: hex.None, To: hex.None, N: n, M: m}
}

// note is an event of one unit.
func (s *State) note(k EventKind, u uint8, n, m int8) Event {
	return Event{Kind: k, Player: s.director(&s.Units[u]), Unit: u, Other: NoUnit, From: hex.None, To: hex.None, N: n, M: m}
}

// between is an event between two units.
func (s *State) between(k EventKind, u, foe uint8, n, m int8) Event {
	e := s.note(k, u, n, m)
	e.Other = foe
	return e
}

// travel is an event of a unit that goes from one hex to another.
func (s *State) travel(k EventKind, u uint8, from, to hex.Hex, n int8) Event {
	e := s.note(k, u, n, 0)
	e.From, e.To = from, to
	return e
}
