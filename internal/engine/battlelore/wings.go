package battlelore

import "muster/maps/hex"

// mayFly reports whether a unit can start a flight: there is a hex on which it can land.
func (s *State) mayFly(r *Rules, u *Unit) bool {
	far := r.wings(u)
	if far == 0 || u.At < 0 || u.Mods.Pace != 0 || s.grounded(r, u) {
		return false
	}
	ways := s.flights(r, u, u.At, far)
	return !ways.Empty()
}

// wings returns the hexes of a unit's longest flight, 0 when it does not fly. A Lore card's limit on its move also
// limits the flight.
func (r *Rules) wings(u *Unit) int8 {
	b := &r.Kinds[u.Kind].Creature
	if most := u.Mods.MoveMost - 1; most >= 0 && most < b.FlyMost {
		if most < b.FlyLeast {
			return 0
		}
		return most
	}
	return b.FlyMost
}

// grounded reports whether something keeps a unit from flying.
func (s *State) grounded(r *Rules, u *Unit) bool {
	return r.bonds(u)&Rooted != 0 || u.Mods.MoveMost == 1
}

// landing returns the hexes on which a unit could land now.
func (s *State) landing(r *Rules, u *Unit) hex.Set {
	return r.Kinds[u.Kind].Creature.Lands.Minus(s.Taken).Minus(s.Places.On)
}

// flights returns the next hexes of a unit's flight: any neighbour, with any content, from which it can still reach a
// landing hex.
func (s *State) flights(r *Rules, u *Unit, from hex.Hex, left int8) (out hex.Set) {
	lands := s.landing(r, u)
	for to := range r.near[from].Each() {
		if r.comesTo(&lands, to, int(left)-1) {
			out.Add(to)
		}
	}
	return out
}

// comesTo reports whether one of some hexes is within the given distance.
func (r *Rules) comesTo(ends *hex.Set, from hex.Hex, far int) bool {
	if far < 0 {
		return false
	}
	if ends.Has(from) || far > 0 && r.near[from].Meets(ends) { // nearly always
		return true
	}
	for h := range ends.Each() {
		if r.Board.Distance(from, h) <= far {
			return true
		}
	}
	return false
}
