package runewars

import "math/bits"

// Units are never heroes: those are separate figures (RW-TERM-10).

// put puts units of a kind into an area, standing or routed. They come from elsewhere on the board; Raise takes units
// from the pool.
func (s *State) put(seat, area, kind, n uint8, routed bool) {
	p := &s.Areas[area]
	if n == 0 {
		return
	}
	p.Holder, p.Units = seat, p.Units+n
	if routed {
		p.Routed[kind] += n
	} else {
		p.Standing[kind] += n
	}
}

// remove takes units from an area; the caller decides where they go.
func (s *State) remove(area, kind, n uint8, routed bool) {
	p := &s.Areas[area]
	p.Units -= n
	if routed {
		p.Routed[kind] -= n
	} else {
		p.Standing[kind] -= n
	}
	if p.Units == 0 && !p.Peasants {
		p.Holder = NoSeat
	}
}

// leave recomputes the controller of an area that units have left. Neutral units without their ally's own units may
// still move along: their owner is computed after the move (settleBehind).
func (s *State) leave(r *Rules, area uint8, log *Log) {
	if p := &s.Areas[area]; p.Units > 0 && p.own() == 0 {
		s.Behind |= 1 << area
		return
	}
	s.touch(r, area, log)
}

// settleBehind recomputes the controllers of the areas that were left during a move.
func (s *State) settleBehind(r *Rules, log *Log) {
	for ; s.Behind != 0; s.Behind &= s.Behind - 1 {
		s.touch(r, uint8(bits.TrailingZeros64(s.Behind)), log)
	}
}

// spare returns the number of units of a kind that are out of play (RW-LIM-02).
func (s *State) spare(seat, kind uint8) *uint8 {
	if kind >= FirstNeutral {
		return &s.Pool[0][kind]
	}
	return &s.Pool[seat][kind]
}

// destroy takes units from an area out of play.
func (s *State) destroy(area, kind, n uint8, routed bool, log *Log) {
	if n == 0 {
		return
	}
	holder := s.Areas[area].Holder
	s.remove(area, kind, n, routed)
	seat := holder
	if seat == Wild {
		seat = 0
	}
	*s.spare(seat, kind) += n
	e := Event{Kind: UnitsDestroyed, Seat: holder, Area: area, Unit: kind, N: n}
	if routed {
		e.M = 1
	}
	log.Add(e)
}

// Raise puts units of a kind from the pool into an area, up to the available number, and returns their number.
func (s *State) Raise(seat, area, kind, n uint8) uint8 {
	pool := seat
	if seat == Wild {
		pool = 0
	}
	left := s.spare(pool, kind)
	n = min(n, *left)
	*left -= n
	s.put(seat, area, kind, n, false)
	return n
}

// clearUnits takes every unit from an area, without an event.
func (s *State) clearUnits(area uint8) {
	p := &s.Areas[area]
	p.Standing, p.Routed, p.Units = [MaxKinds]uint8{}, [MaxKinds]uint8{}, 0
	p.Holder = NoSeat
}
