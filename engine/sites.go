package engine

import "muster/maps/hex"

// addSite puts a site on the field. The list stays in the order of the board, so that == does not see in which order
// they came.
func (s *State) addSite(r *Rules, site Site) {
	l := &s.Sites
	at := l.N
	for ; at > 0 && l.List[at-1].At > site.At; at-- {
		l.List[at] = l.List[at-1]
	}
	l.List[at] = site
	l.N++
	s.chart(r)
}

// dropSite takes a site off the field.
func (s *State) dropSite(r *Rules, at uint8, log *Log) {
	l := &s.Sites
	gone := l.List[at]
	copy(l.List[at:l.N], l.List[at+1:l.N])
	l.N--
	l.List[l.N] = Site{}
	s.chart(r)
	log.add(siteGone(gone.Owner, gone.Kind, gone.At))
}

// chart works out the sets of hexes.
func (s *State) chart(r *Rules) {
	l := &s.Sites
	l.On, l.Stops, l.Bans, l.Blocks = hex.Set{}, hex.Set{}, hex.Set{}, hex.Set{}
	for i := range l.List[:l.N] {
		at, k := l.List[i].At, &r.Sites.Kinds[l.List[i].Kind]
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

// siteOn is the site on a hex, nil for none.
func (s *State) siteOn(h hex.Hex) *Site {
	if !s.Sites.On.Has(h) {
		return nil
	}
	return &s.Sites.List[s.siteAt(h)]
}

// siteAt is the place in the list of the site on a hex that has one.
func (s *State) siteAt(h hex.Hex) uint8 {
	at := uint8(0)
	for s.Sites.List[at].At != h {
		at++
	}
	return at
}

// siteCell is what the site on a hex does to it, beside what its Cell does; nil where there is none.
func (s *State) siteCell(r *Rules, h hex.Hex) *Cell {
	if site := s.siteOn(h); site != nil {
		return &r.Sites.Kinds[site.Kind].Cell
	}
	return nil
}

// home tells whether a unit is a creature on a site of its owner's in which it lives: no limit binds it there
// (BL-LMK-04, BL-LMK-08).
func (s *State) home(r *Rules, u *Unit, h hex.Hex) bool {
	homes := r.Kinds[u.Kind].Beast.Homes
	if homes == 0 {
		return false
	}
	site := s.siteOn(h)
	return site != nil && homes&(1<<site.Kind) != 0 && site.Owner == u.Owner
}

// free tells whether what lies on a hex does not bind a unit.
func (s *State) free(r *Rules, u *Unit, h hex.Hex) bool {
	b := &r.Kinds[u.Kind].Beast
	if b.Free.Has(h) || s.home(r, u, h) {
		return true
	}
	if b.Groves == 0 {
		return false
	}
	site := s.siteOn(h)
	return site != nil && b.Groves&(1<<site.Kind) != 0
}

// capOut is the most dice out of a hex, capIn the most into one (BL-TER-02: the lowest counts).
func (s *State) capOut(r *Rules, h hex.Hex) int8 {
	most := r.Cells[h].CapOut
	if c := s.siteCell(r, h); c != nil {
		most = min(most, c.CapOut)
	}
	return most
}

func (s *State) capIn(r *Rules, h hex.Hex, elevated bool) int8 {
	most := r.Cells[h].capIn(elevated)
	if c := s.siteCell(r, h); c != nil {
		most = min(most, c.capIn(elevated))
	}
	return most
}

// capIn is the most dice into a hex, from ground that is elevated or not.
func (c *Cell) capIn(elevated bool) int8 {
	if elevated {
		return c.CapInElevated
	}
	return c.CapIn
}

// siteBold are the Bold levels that sites give to a unit: the one on its hex whoever owns it (BL-LMK-05), and those of
// its owner next to it (BL-LMK-04, R-185). Creatures gain none: what a site gives is for troops.
func (s *State) siteBold(r *Rules, u *Unit) (n int) {
	k := &r.Kinds[u.Kind]
	if c := s.siteCell(r, u.At); c != nil {
		n = helped(c.Bold, k)
	}
	for i := range s.Sites.List[:s.Sites.N] {
		site := &s.Sites.List[i]
		next := &r.Sites.Kinds[site.Kind].Next
		if next.N > 0 && site.Owner == u.Owner && next.Who.serves(k) && r.near[site.At].Has(u.At) {
			n += int(next.N)
		}
	}
	return n
}

// helped adds up what a terrain gives to a unit of a kind.
func helped(list []Help, k *Kind) (n int) {
	for _, help := range list {
		if help.Who.serves(k) {
			n += int(help.N)
		}
	}
	return n
}

// stopsAt tells whether a unit that enters a hex goes no farther.
func (s *State) stopsAt(r *Rules, h hex.Hex) bool { return r.stops.Has(h) || s.Sites.Stops.Has(h) }

// bans are the hexes that forbid battle to who enters them.
func (s *State) bans(r *Rules) hex.Set { return r.bans.Or(s.Sites.Bans) }
