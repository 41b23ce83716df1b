package runewars

// icons returns the number of icons of a gift at or below the spaces of a seat's dials (RW-DIAL-02).
func (s *State) icons(r *Rules, seat uint8, g Gift) uint8 {
	n := uint8(0)
	for d := range r.Seats[seat].Icons {
		for _, i := range r.Seats[seat].Icons[d] {
			if i.Gift == g && i.At <= s.Seats[seat].Dials[d] {
				n++
			}
		}
	}
	return n
}

// recruited are the units that a dial gives: those on its space and on all lower ones (RW-DIAL-02, RW-ORD-08).
func (s *State) recruited(r *Rules, seat uint8, d Dial) units {
	var out units
	for _, i := range r.Seats[seat].Icons[d] {
		if i.Gift == GiveUnits && i.At <= s.Seats[seat].Dials[d] {
			out.set(i.Kind, min(out.of(i.Kind)+1, mostUnits))
		}
	}
	return out
}

// setDial turns a dial, from 0 to its highest space (RW-DIAL-01).
func (s *State) setDial(r *Rules, seat uint8, d Dial, to uint8, log *Log) {
	p := &s.Seats[seat].Dials[d]
	if to = min(to, r.Numbers.DialMost); *p != to {
		*p = to
		log.Add(Event{Kind: DialSet, Seat: seat, N: uint8(d), M: to})
	}
}

// yields returns an area's yield of a resource, 0 under desolation or frost (RW-DIAL-06, RW-DES-01, RW-DES-03). A city
// adds its own, as the Lost City does (RW-T12-06).
func (s *State) yields(r *Rules, area uint8, d Dial) uint8 {
	p := &s.Areas[area]
	if p.Burnt || p.Frost > 0 {
		return 0
	}
	n := r.Areas[area].Yields[d]
	if s.tokenIs(r, area, TokenYield) && r.Cards.Tokens[p.Token].Dial == d { // RW-EXPL-01
		n++
	}
	if p.City != NoCity {
		n += r.Cities[p.City].Yield[d]
	}
	return n
}
