package engine

import "muster/maps/hex"

// sitesRow is the row of InSites: landmarks and lairs are placed.
var sitesRow = frameRow{
	name: "the placing of landmarks", legal: (*State).legalSites, take: (*State).takeSite,
	run: (*State).runSites, allows: (*State).allowsSite,
}

// openSites lets the players put their landmarks and lairs on the field, the last thing before the first turn (R-004,
// BL-LMK-01, BL-LMK-08).
func (s *State) openSites(r *Rules, log *Log) {
	if r.Sites == nil {
		s.beginTurn(r, log)
		return
	}
	for p := range Player(r.Seats) {
		s.Sites.Due[p] = s.brings(r, p)
	}
	s.Depth = 0
	s.push(bare(InSites, r.First))
}

// brings are the kinds of site that a player has to place, a bit each: what the adventure grants him, and what his
// masters bring.
func (s *State) brings(r *Rules, p Player) uint32 {
	out := r.Sites.Grants[p]
	for i := range r.Sites.Kinds {
		k := &r.Sites.Kinds[i]
		if k.Master == NoSeat || !s.leads(r, p, k.Master) {
			continue
		}
		rival := false // BL-LMK-01, R-069: with a master of that level on each side nobody gets it
		for q := range Player(r.Seats) {
			rival = rival || r.CampOf[q] != r.CampOf[p] && s.leads(r, q, k.Master)
		}
		if k.Both || !rival { // BL-LMK-01; BL-LMK-03, R-070: of some both may have one
			out |= 1 << i
		}
	}
	return out &^ r.Sites.Given[p]
}

// leads tells whether a player's council has a member of the level that brings a landmark. Without Lore there is no
// council; without landmark rules no kind of site has a master.
func (s *State) leads(r *Rules, p Player, seat uint8) bool {
	return r.Lore != nil && s.Lore.Seats[p].Council[seat] >= r.Sites.Level
}

// announced tells whether a level is known to all, for it brings a landmark, or would if the enemy had no such master
// (BL-LMK-01).
func (r *Rules) announced(seat int, level uint8) bool {
	if r.Sites == nil || r.Sites.Level == 0 || level < r.Sites.Level {
		return false
	}
	for i := range r.Sites.Kinds {
		if int(r.Sites.Kinds[i].Master) == seat {
			return true
		}
	}
	return false
}

// runSites goes on to the next player who has a site to place, one at a time in turns (BL-LMK-02, BL-LMK-08); then the
// first turn begins.
func (s *State) runSites(r *Rules, f *Frame, log *Log) bool {
	for range r.Seats {
		s.loseSites(r, f.Who, log)
		if s.Sites.Due[f.Who] != 0 {
			return true
		}
		f.Who = r.after(f.Who)
	}
	s.beginTurn(r, log)
	return false
}

// loseSites takes from a player what he can put nowhere. Hexes only get fewer, so it is lost for good.
func (s *State) loseSites(r *Rules, p Player, log *Log) {
	for i := range r.Sites.Kinds {
		if s.Sites.Due[p]&(1<<i) == 0 {
			continue
		}
		if at := s.siteHexes(r, p, uint8(i)); at.Empty() || s.Sites.N == MaxSites {
			s.Sites.Due[p] &^= 1 << i
			log.add(siteLost(p, uint8(i)))
		}
	}
}

// siteHexes are those on which a player can put a site now: empty ones, or under an own unit.
func (s *State) siteHexes(r *Rules, p Player, kind uint8) hex.Set {
	k, camp := &r.Sites.Kinds[kind], r.CampOf[p]
	at := k.Lands[camp].Minus(s.Sites.On)
	if !k.Under {
		return at.Minus(s.Taken)
	}
	var own hex.Set
	for i := r.from[camp]; i < r.to[camp]; i++ {
		if u := &s.Units[i]; u.At >= 0 && u.Owner == p {
			own.Add(u.At)
		}
	}
	return at.And(own)
}

// legalSites lists where each site can go. None can be kept back (BL-LMK-03: the Commander must place his).
func (s *State) legalSites(r *Rules, f *Frame, buf []Action) []Action {
	for i := range r.Sites.Kinds {
		if s.Sites.Due[f.Who]&(1<<i) != 0 {
			at := s.siteHexes(r, f.Who, uint8(i))
			buf = list(buf, PlaceSite, uint8(i), &at)
		}
	}
	return buf
}

// allowsSite tells whether legalSites would list an action.
func (s *State) allowsSite(r *Rules, f *Frame, a Action) bool {
	if a.Kind() != PlaceSite || int(a.Hex()) >= len(r.Cells) || int(a.SiteKind()) >= len(r.Sites.Kinds) ||
		s.Sites.Due[f.Who]&(1<<a.SiteKind()) == 0 {
		return false
	}
	at := s.siteHexes(r, f.Who, a.SiteKind())
	return at.Has(a.Hex())
}

// takeSite puts a site on the field; the next player goes on. R-080: a unit on its hex has not entered it.
func (s *State) takeSite(r *Rules, f *Frame, a Action, log *Log) {
	s.Sites.Due[f.Who] &^= 1 << a.SiteKind()
	s.addSite(r, Site{At: a.Hex(), Kind: a.SiteKind(), Owner: f.Who, Unit: r.Sites.Waits[f.Who][a.SiteKind()]})
	log.add(sitePlaced(f.Who, a.SiteKind(), a.Hex()))
	f.Who = r.after(f.Who)
}
