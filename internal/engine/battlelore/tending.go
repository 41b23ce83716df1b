package battlelore

// endPlaces applies the effects of sites for their owner at the end of the own turn, in the owner's view of the board.
func (s *State) endPlaces(r *Rules, log *Log) {
	waits := false
	for left := s.Places.On; !left.Empty(); {
		h := firstSeen(&left, r.CampOf[s.Active])
		left.Remove(h)
		site := *s.placeOn(h)
		if site.Owner != s.Active { // BL-LMK-04
			continue
		}
		k := &r.Places.Kinds[site.Kind]
		n := s.On[site.At]
		switch {
		case n == NoUnit:
			waits = waits || k.Calls == AtWill && site.Unit != NoUnit
		case s.Units[n].Owner == site.Owner:
			if s.tend(r, &site, n, log) {
				s.dropPlace(r, s.placeAt(h), log)
			}
		}
	}
	if waits {
		s.push(callingFrame(s.Active, s.Places.N))
	}
}

// tend applies the effects of a site to the own unit on it, and reports whether the site is used up.
func (s *State) tend(r *Rules, site *Place, n uint8, log *Log) (gone bool) {
	k, u := &r.Places.Kinds[site.Kind], &s.Units[n]
	if r.Lore != nil {
		s.gain(site.Owner, int(k.Tokens), ForPlace, log)
		if s.home(r, u, u.At) {
			s.store(r, n, int(k.Stores), true, log)
		}
	}
	// It was there all turn, and neither moved nor battled.
	if !u.rests() || !k.Serves.serves(&r.Kinds[u.Kind]) {
		return false
	}
	if !r.isCreature(u) {
		s.heal(n, k.Heals, ByLandmark, log)
	}
	return k.Raises && s.promote(r, n, log)
}

// promote gives a unit the next banner, with its losses. A type without that banner in the rulebook cannot
// rise, nor can red.
func (s *State) promote(r *Rules, n uint8, log *Log) bool {
	u := &s.Units[n]
	to := r.Places.Raised[u.Kind]
	if to == NoUnit {
		return false
	}
	more := int8(r.Kinds[to].Figures) - int8(r.Kinds[u.Kind].Figures)
	u.Kind = to
	u.Full = uint8(int8(u.Full) + more)
	u.Figures = uint8(max(int8(u.Figures)+more, 1))
	log.add(s.unitPromoted(n, r.Kinds[to].Colour))
	return true
}
