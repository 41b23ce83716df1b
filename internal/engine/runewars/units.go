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
	e := Event{Kind: UnitsDestroyed, Seat: holder, Area: area, Unit: kind, n: n}
	if routed {
		e.m = 1
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

// touch recomputes the controller of an area, after a change there.
func (s *State) touch(r *Rules, area uint8, log *Log) {
	p, bit := &s.Areas[area], uint64(1)<<area
	who := s.controls(r, area)
	if p.Holder < MaxSeats && p.Holder != who {
		// neutral units outside their ally's areas cease to be allies (RW-DIPL-04)
		log.Add(Event{Kind: AlliesLost, Seat: p.Holder, Area: area})
		p.Holder = Wild
		who = s.controls(r, area)
	}
	for seat := range s.Held {
		s.Held[seat] &^= bit
	}
	s.Guard, s.Empty = s.Guard&^bit, s.Empty&^bit
	s.Portals, s.Flooded = s.Portals&^bit, s.Flooded&^bit
	if p.Token != NoCard && p.Open {
		s.works(r, area)
	}
	if p.City != NoCity && r.Cities[p.City].Lost { // its blue border lies over the yellow one (RW-T12-04)
		s.Flooded |= bit
	}
	switch {
	case s.Scorched&bit != 0:
	case who < MaxSeats:
		s.Held[who] |= bit
		p.Seen |= 1 << who // a controller may look at a rune at any time (RW-RUNE-03)
	case p.Units > 0:
		s.Guard |= bit
	case r.Areas[area].Home == NoSeat || s.Seats[r.Areas[area].Home].Out:
		s.Empty |= bit // RW-TERM-06; a home realm never is
	}
}

// Touch recomputes the controller of an area whose pieces were placed by hand. It is for setting up a game.
func (s *State) Touch(r *Rules, area uint8) { s.touch(r, area, nil) }

// controls returns the seat that controls an area, Wild for neutral units, NoSeat for none.
func (s *State) controls(r *Rules, area uint8) uint8 {
	p, home := &s.Areas[area], r.Areas[area].Home
	switch {
	case s.Scorched>>area&1 == 1:
		return NoSeat
	case p.Holder < MaxSeats && p.own() > 0: // RW-TERM-03
		return p.Holder
	case p.Fort != NoSeat:
		return p.Fort
	case p.Peasants: // RW-DEV-07: the area stays friendly to its former owner
		return p.Holder
	case home != NoSeat && !s.Seats[home].Out && (p.Units == 0 || p.Holder == home): // RW-TERM-04, RW-TERM-11
		return home
	case p.Units > 0:
		return Wild
	}
	return NoSeat
}

// own returns the number of a faction's own units in an area, without allied neutral ones.
func (p *Place) own() uint8 {
	n := uint8(0)
	for k := range FirstNeutral {
		n += p.Standing[k] + p.Routed[k]
	}
	return n
}

// Controller returns the seat that controls an area, or NoSeat (RW-TERM-03, RW-TERM-04).
func (s *State) Controller(area uint8) uint8 {
	for seat := range s.Held {
		if s.Held[seat]>>area&1 == 1 {
			return uint8(seat)
		}
	}
	return NoSeat
}

// foes reports whether figures that come to an area must fight there. They fight another seat's or neutral units
// (RW-TERM-11), or for an area that another seat controls, even without units (RW-MOVE-06).
func (s *State) foes(seat, area uint8) bool {
	return (s.Held[seat]|s.Empty)>>area&1 == 0 && (s.Controller(area) != NoSeat || s.Areas[area].Units > 0)
}

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
