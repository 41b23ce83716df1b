package engine

// endSites is what sites do for their owner at the end of his turn (BL-LMK-04).
func (s *State) endSites(r *Rules, log *Log) {
	for i := uint8(0); i < s.Sites.N; i++ {
		site := s.Sites.List[i]
		if site.Owner != s.Active {
			continue
		}
		k := &r.Sites.Kinds[site.Kind]
		n := s.On[site.At]
		switch {
		case n == NoUnit:
			if k.Calls == AtWill && site.Unit != NoUnit {
				s.push(Frame{Kind: InCalling, Step: mayCome, Who: site.Owner, Unit: site.Unit, Foe: NoUnit, At: site.At})
			}
		case s.Units[n].Owner == site.Owner:
			if s.tend(r, &site, n, log) {
				s.dropSite(r, i, log)
				i--
			}
		}
	}
}

// tend is what a site does for the own unit on it, and whether the site is used up.
func (s *State) tend(r *Rules, site *Site, n uint8, log *Log) (gone bool) {
	k, u := &r.Sites.Kinds[site.Kind], &s.Units[n]
	if r.Lore != nil {
		s.gain(site.Owner, int(k.Tokens), ForSite, log)
		if s.home(r, u, u.At) {
			s.store(r, n, k.Stores, log)
		}
	}
	// It stood there all turn, and neither moved nor battled.
	if u.From != u.At || u.Marks&(Moved|Battled) != 0 || !k.Serves.serves(&r.Kinds[u.Kind]) {
		return false
	}
	if heal := min(uint8(k.Heals), u.Full-min(u.Figures, u.Full)); heal > 0 && !r.beast(u) {
		u.Figures += heal
		log.add(s.note(Mended, n, int8(heal), 0))
	}
	return k.Raises && s.promote(r, n, log)
}

// store lays tokens beside a creature, as far as it can store them and the pool reaches.
func (s *State) store(r *Rules, n uint8, tokens int8, log *Log) {
	u := &s.Units[n]
	room := r.Kinds[u.Kind].Beast.Store - int8(u.Store)
	if tokens = min(tokens, room, int8(min(s.Lore.Pool, NoCap))); tokens > 0 {
		u.Store += uint8(tokens)
		s.Lore.Pool -= uint8(tokens)
		log.add(s.note(LoreStored, n, tokens, 0))
	}
}

// promote gives a unit the next banner, with the losses that it has. A type that the rulebook does not have with
// that banner cannot rise, nor can red.
func (s *State) promote(r *Rules, n uint8, log *Log) bool {
	u := &s.Units[n]
	to := r.Sites.Raised[u.Kind]
	if to == NoUnit {
		return false
	}
	more := int8(r.Kinds[to].Figures) - int8(r.Kinds[u.Kind].Figures)
	u.Kind = to
	u.Full = uint8(int8(u.Full) + more)
	u.Figures = uint8(max(int8(u.Figures)+more, 1))
	log.add(s.note(UnitPromoted, n, int8(r.Kinds[to].Colour), 0))
	return true
}
