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

// shareTiles limits the players of a kind of site to the number of its tiles. Each camp's first player comes before
// the allies, and the camp that begins comes before the other.
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
				log.add(playerEvent(PlaceLost, p, uint8(i), 0))
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
			log.add(playerEvent(PlaceLost, p, uint8(i), 0))
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
	log.add(playerEvent(PlacePlaced, f.Decider, a.PlaceKind(), 0).to(a.Hex()))
	f.Decider = r.after(f.Decider)
}

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
	log.add(playerEvent(PlaceGone, gone.Owner, gone.Kind, 0).from(gone.At))
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
