package runewars

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
		p.Seen |= 1 << who // he may look at a rune whenever he likes (RW-RUNE-03)
	case p.Units > 0:
		s.Guard |= bit
	case r.Areas[area].Home == NoSeat || s.Seats[r.Areas[area].Home].Out:
		s.Empty |= bit // RW-TERM-06; a home realm never is
	}
}

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
	case p.Peasants: // RW-DEV-07: the area is still friendly to whose it was
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

// foes reports whether figures that come to an area have to fight there: against another seat's or neutral units
// (RW-TERM-11), or for an area that another seat controls, even without units (RW-MOVE-06).
func (s *State) foes(seat, area uint8) bool {
	return (s.Held[seat]|s.Empty)>>area&1 == 0 && (s.Controller(area) != NoSeat || s.Areas[area].Units > 0)
}

// left returns the next seat clockwise that is still in the game.
func (s *State) left(r *Rules, seat uint8) uint8 {
	n := uint8(len(r.Seats))
	for i := uint8(1); i < n; i++ {
		if next := (seat + i) % n; !s.Seats[next].Out {
			return next
		}
	}
	return seat
}

// Touch recomputes the controller of an area whose pieces were placed by hand. It is for setting up a game.
func (s *State) Touch(r *Rules, area uint8) { s.touch(r, area, nil) }
