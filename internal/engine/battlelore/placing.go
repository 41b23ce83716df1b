package battlelore

import "muster/maps/hex"

// placesRow is the row of InSites: landmarks and lairs are placed.
var placesRow = frameRow{
	Name: "the placing of landmarks", Legal: (*State).legalPlaces, Take: (*State).takePlace,
	Run: (*State).runPlaces, Allows: (*State).allowsPlace,
}

// openPlaces lets the players put their landmarks and lairs on the field, the last step before the first turn (R-004,
// BL-LMK-01, BL-LMK-08).
func (s *State) openPlaces(r *Rules, log *Log) {
	if r.Places == nil {
		s.beginTurn(r, log)
		return
	}
	for p := range Player(r.Seats) {
		s.Places.Due[p] = s.brings(r, p)
	}
	s.shareTiles(r, log)
	s.Depth = 0
	s.push(bare(InPlaces, r.First))
}

// shareTiles limits the players of a kind of site to the number of its tiles: each camp's first player before their
// allies, and the camp that begins before the other.
func (s *State) shareTiles(r *Rules, log *Log) {
	for i := range r.Places.Kinds {
		if !r.Places.Kinds[i].Scarce {
			continue
		}
		left := r.Places.Kinds[i].Tiles
		for seat := range r.Seats {
			p := Player(seat ^ int(r.CampOf[r.First]))
			switch {
			case s.Places.Due[p]&(1<<i) == 0:
			case left > 0:
				left--
			default:
				s.Places.Due[p] &^= 1 << i
				log.add(placeLost(p, uint8(i)))
			}
		}
	}
}

// brings returns the kinds of site that a player has to place, a bit each: grants of the adventure, and those of the
// player's masters.
func (s *State) brings(r *Rules, p Player) uint32 {
	out := r.Places.Grants[p]
	for i := range r.Places.Kinds {
		k := &r.Places.Kinds[i]
		if k.Master == NoSeat || !s.leads(r, p, k.Master) {
			continue
		}
		rival := false // BL-LMK-01, R-069: with a master of that level on each side no side gets it
		for q := range Player(r.Seats) {
			rival = rival || r.CampOf[q] != r.CampOf[p] && s.leads(r, q, k.Master)
		}
		if k.Both || !rival { // BL-LMK-01; BL-LMK-03, R-070: of some both may have one
			out |= 1 << i
		}
	}
	return out &^ r.Places.Given[p]
}

// leads reports whether a player's council has a member of the level that brings a landmark. Without Lore there is no
// council; without landmark rules no kind of site has a master.
func (s *State) leads(r *Rules, p Player, seat uint8) bool {
	return r.Lore != nil && s.Lore.Seats[p].Council[seat] >= r.Places.Level
}

// announced reports whether a level is public, because it brings a landmark, or would if the enemy had no such master
// (BL-LMK-01).
func (r *Rules) announced(seat int, level uint8) bool {
	if r.Places == nil || r.Places.Level == 0 || level < r.Places.Level {
		return false
	}
	for i := range r.Places.Kinds {
		if int(r.Places.Kinds[i].Master) == seat {
			return true
		}
	}
	return false
}

// runPlaces goes on to the next player with a site to place, one at a time in turns (BL-LMK-02, BL-LMK-08); then the
// first turn begins.
func (s *State) runPlaces(r *Rules, f *Frame, log *Log) bool {
	for range r.Seats {
		s.losePlaces(r, f.Decider, log)
		if s.Places.Due[f.Decider] != 0 {
			return true
		}
		f.Decider = r.after(f.Decider) // BL-LMK-02
	}
	s.beginTurn(r, log)
	return false
}

// losePlaces removes a player's sites without a legal hex. Legal hexes only get fewer, so they are lost for good.
func (s *State) losePlaces(r *Rules, p Player, log *Log) {
	for i := range r.Places.Kinds {
		if s.Places.Due[p]&(1<<i) == 0 {
			continue
		}
		if at := s.placeHexes(r, p, uint8(i)); at.Empty() || s.Places.N == MaxPlaces {
			s.Places.Due[p] &^= 1 << i
			log.add(placeLost(p, uint8(i)))
		}
	}
}

// placeHexes returns the hexes on which a player can put a site now: empty ones, or under an own unit.
func (s *State) placeHexes(r *Rules, p Player, kind uint8) hex.Set {
	k, camp := &r.Places.Kinds[kind], r.CampOf[p]
	at := k.Lands[camp].Minus(s.Places.On)
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

// legalPlaces lists the hexes of each site. All must be placed (BL-LMK-03: the Commander must place its own).
func (s *State) legalPlaces(r *Rules, f *Frame, buf []Action) []Action {
	for i := range r.Places.Kinds {
		if s.Places.Due[f.Decider]&(1<<i) != 0 {
			at := s.placeHexes(r, f.Decider, uint8(i))
			buf = list(buf, PutPlace, uint8(i), &at)
		}
	}
	return buf
}

// allowsPlace reports whether legalSites would list an action.
func (s *State) allowsPlace(r *Rules, f *Frame, a Action) bool {
	if a.Kind() != PutPlace || int(a.Hex()) >= len(r.Cells) || int(a.PlaceKind()) >= len(r.Places.Kinds) ||
		s.Places.Due[f.Decider]&(1<<a.PlaceKind()) == 0 {
		return false
	}
	at := s.placeHexes(r, f.Decider, a.PlaceKind())
	return at.Has(a.Hex())
}

// takePlace puts a site on the field; the next player goes on. R-080: a unit on its hex has not entered it.
func (s *State) takePlace(r *Rules, f *Frame, a Action, log *Log) {
	s.Places.Due[f.Decider] &^= 1 << a.PlaceKind()
	s.addPlace(
		r,
		Place{At: a.Hex(), Kind: a.PlaceKind(), Owner: f.Decider, Unit: r.Places.Waits[f.Decider][a.PlaceKind()]},
	)
	log.add(placePlaced(f.Decider, a.PlaceKind(), a.Hex()))
	f.Decider = r.after(f.Decider)
}
