package runewars

import "muster/internal/engine/runewars/battle"

// garrison is the bonus of Garrison: triangle units of the faction, at any own strongholds (RW-ORD-03). What the Order
// itself adds to the strength of a defender is asked for in the battle.
func (s *State) garrison(r *Rules, seat uint8) {
	s.placeShape(seat, r.Numbers.GarrisonGain, battle.Triangle, NoArea)
}
