package runewars

// touch works out who controls an area, after something there has changed.
func (s *State) touch(r *Rules, area uint8, log *Log) {
	p, bit := &s.Areas[area], uint64(1)<<area
	who := s.controls(r, area)
	if p.Holder < MaxSeats && p.Holder != who {
		// neutral units that stand in no area of their ally's are nobody's allies any more (RW-DIPL-04)
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

// controls is the seat that controls an area, Wild when neutral units hold it, NoSeat when nobody does.
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

// own is how many units of a faction's own stand in an area, allied neutral ones not counted.
func (p *Place) own() uint8 {
	n := uint8(0)
	for k := range FirstNeutral {
		n += p.Standing[k] + p.Routed[k]
	}
	return n
}

// Controller is the seat that controls an area, or NoSeat (RW-TERM-03, RW-TERM-04).
func (s *State) Controller(area uint8) uint8 {
	for seat := range s.Held {
		if s.Held[seat]>>area&1 == 1 {
			return uint8(seat)
		}
	}
	return NoSeat
}

// foes reports whether figures that come to an area have somebody to fight there: units of another one or of nobody
// (RW-TERM-11), or an area that another one controls, even without units (RW-MOVE-06).
func (s *State) foes(seat, area uint8) bool {
	return (s.Held[seat]|s.Empty)>>area&1 == 0 && (s.Controller(area) != NoSeat || s.Areas[area].Units > 0)
}

// left is the seat to the left of one: the next one clockwise who is still in the game.
func (s *State) left(r *Rules, seat uint8) uint8 {
	n := uint8(len(r.Seats))
	for i := uint8(1); i < n; i++ {
		if next := (seat + i) % n; !s.Seats[next].Out {
			return next
		}
	}
	return seat
}

// Touch works out who controls an area whose pieces were put there by hand. It is for whoever sets a game up.
func (s *State) Touch(r *Rules, area uint8) { s.touch(r, area, nil) }
