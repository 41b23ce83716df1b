package battle

import "fmt"

// Sound returns the violated invariant of a State, or nil. Every unit of a side is standing, routed, retreated or
// destroyed, and nothing else. Units are limited by their start and the pool. No unit has as much damage as health.
// The deck keeps its cards, each in one place.
func Sound(r *Rules, s *State) error {
	for side := range r.Sides {
		for k := range r.Sides[side].Kinds {
			kind := &r.Sides[side].Kinds[k]
			if n := r.Lost(s, side, k); n < 0 {
				return fmt.Errorf("side %d, kind %d: %d units too many", side, k, -n)
			}
			if n, most := s.Here(side, k)+s.Gone(side, k), int(kind.Spare)+int(kind.Units); n > most {
				return fmt.Errorf("side %d, kind %d: %d units of %d that there are", side, k, n, most)
			}
			for state := range s.Units[side][k] {
				for d, n := range s.Units[side][k][state] {
					if n > 0 && d >= int(r.HealthOf(s, side, k)) {
						return fmt.Errorf("side %d, kind %d: %d units with %d damage", side, k, n, d)
					}
				}
			}
		}
		for k := len(r.Sides[side].Kinds); k < MaxKinds; k++ {
			if s.Here(side, k)+s.Gone(side, k) > 0 {
				return fmt.Errorf("side %d has units of kind %d, which it has not", side, k)
			}
		}
	}
	d := &s.Deck
	if d.All() != r.Left|r.Spent {
		return fmt.Errorf("the deck is %#x, not %#x", d.All(), r.Left|r.Spent)
	}
	if d.Left&d.Spent|d.Left&d.Hand[0]|d.Left&d.Hand[1]|d.Spent&d.Hand[0]|d.Spent&d.Hand[1]|d.Hand[0]&d.Hand[1] != 0 {
		return fmt.Errorf("a card is in two places: %#x", *d)
	}
	return nil
}
