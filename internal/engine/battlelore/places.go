package battlelore

import "muster/maps/hex"

// addPlace puts a site on the field. The list stays in the order of the board, so that == does not depend on their
// order of arrival.
func (s *State) addPlace(r *Rules, site Place) {
	l := &s.Places
	at := l.N
	for ; at > 0 && l.List[at-1].At > site.At; at-- {
		l.List[at] = l.List[at-1]
	}
	l.List[at] = site
	l.N++
	s.chart(r)
}

// dropPlace takes a site off the field.
func (s *State) dropPlace(r *Rules, at uint8, log *Log) {
	l := &s.Places
	gone := l.List[at]
	copy(l.List[at:l.N], l.List[at+1:l.N])
	l.N--
	l.List[l.N] = Place{}
	s.chart(r)
	log.add(placeGone(gone.Owner, gone.Kind, gone.At))
}

// chart computes the sets of hexes.
func (s *State) chart(r *Rules) {
	l := &s.Places
	l.On, l.Stops, l.Bans, l.Blocks = hex.Set{}, hex.Set{}, hex.Set{}, hex.Set{}
	for i := range l.List[:l.N] {
		at, k := l.List[i].At, &r.Places.Kinds[l.List[i].Kind]
		l.On.Add(at)
		if k.Cell.Stop {
			l.Stops.Add(at)
		}
		if k.Cell.NoBattle {
			l.Bans.Add(at)
		}
		if k.Blocks {
			l.Blocks.Add(at)
		}
	}
}

// placeOn returns the site on a hex, or nil.
func (s *State) placeOn(h hex.Hex) *Place {
	if !s.Places.On.Has(h) {
		return nil
	}
	return &s.Places.List[s.placeAt(h)]
}

// placeAt returns the index in the list of the site on a hex that has one.
func (s *State) placeAt(h hex.Hex) uint8 {
	at := uint8(0)
	for s.Places.List[at].At != h {
		at++
	}
	return at
}

// placeCell returns the cell of the site on a hex, which adds to its Cell, or nil.
func (s *State) placeCell(r *Rules, h hex.Hex) *Cell {
	if site := s.placeOn(h); site != nil {
		return &r.Places.Kinds[site.Kind].Cell
	}
	return nil
}

// home reports whether a unit is a creature on its own site with its owner: no limit binds it there (BL-LMK-04,
// BL-LMK-08).
func (s *State) home(r *Rules, u *Unit, h hex.Hex) bool {
	homes := r.Kinds[u.Kind].Creature.Homes
	if homes == 0 {
		return false
	}
	site := s.placeOn(h)
	return site != nil && homes&(1<<site.Kind) != 0 && site.Owner == u.Owner
}

// free reports whether a hex's terrain does not bind a unit.
func (s *State) free(r *Rules, u *Unit, h hex.Hex) bool {
	if !r.beasts || !r.isCreature(u) {
		return false
	}
	b := &r.Kinds[u.Kind].Creature
	if b.Free.Has(h) || s.home(r, u, h) {
		return true
	}
	if b.Groves == 0 {
		return false
	}
	site := s.placeOn(h)
	return site != nil && b.Groves&(1<<site.Kind) != 0
}

// capOut returns the maximum of dice out of a hex, capIn the maximum into one (BL-TER-02: the lowest counts).
func (s *State) capOut(r *Rules, h hex.Hex) int8 {
	most := r.Cells[h].CapOut
	if c := s.placeCell(r, h); c != nil {
		most = min(most, c.CapOut)
	}
	return most
}

func (s *State) capIn(r *Rules, h hex.Hex, elevated bool) int8 {
	most := r.Cells[h].capIn(elevated)
	if c := s.placeCell(r, h); c != nil {
		most = min(most, c.capIn(elevated))
	}
	return most
}

// capIn returns the maximum of dice into a hex, from ground that is elevated or not.
func (c *Cell) capIn(elevated bool) int8 {
	if elevated {
		return c.CapInElevated
	}
	return c.CapIn
}

// placeBold returns the Bold levels that sites give to a unit: the one on its hex for any owner (BL-LMK-05), and those
// of its owner next to it. Creatures gain none: a site's gifts are for troops.
func (s *State) placeBold(r *Rules, u *Unit) (n int) {
	k := &r.Kinds[u.Kind]
	if c := s.placeCell(r, u.At); c != nil {
		n = helped(c.Bold, k)
	}
	if r.lends == 0 || !r.near[u.At].Meets(&s.Places.On) {
		return n
	}
	for i := range s.Places.List[:s.Places.N] {
		site := &s.Places.List[i]
		if site.Owner != u.Owner || r.lends&(1<<site.Kind) == 0 { // BL-LMK-04
			continue
		}
		next := &r.Places.Kinds[site.Kind].Next
		if next.Filter.serves(k) && r.near[site.At].Has(u.At) {
			n += int(next.N)
		}
	}
	return n
}

// helped adds up a terrain's help for a unit of a kind.
func helped(list []Help, k *Kind) (n int) {
	for _, help := range list {
		if help.Filter.serves(k) {
			n += int(help.N)
		}
	}
	return n
}

// stopsAt reports whether a unit that enters a hex goes no farther.
func (s *State) stopsAt(r *Rules, h hex.Hex) bool { return r.stops.Has(h) || s.Places.Stops.Has(h) }

// bans returns the hexes that forbid battle to units that enter them.
func (s *State) bans(r *Rules) hex.Set { return r.bans.Or(s.Places.Bans) }
