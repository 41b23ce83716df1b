package field

import "muster/maps/hex"

// join gives each hex of the water its arms: the sides of its way if the course is found. A hex that fits no tile takes
// the arms that its neighbours have towards it. If it gets fewer than two, it is joined to all of them, so that no
// water is isolated. If the course is not found, all neighbouring water is joined.
func (s *search) join(bed *riverbed, found bool) {
	for _, h := range s.water {
		switch {
		case s.free.Has(h):
		case found:
			s.arms[h] = bed[h].sides()
		default:
			s.arms[h] = bed[h].sides() & s.near[h]
		}
	}
	for _, h := range s.water {
		if s.free.Has(h) {
			s.arms[h] = s.offered(h)
		}
		if s.free.Has(h) && s.arms[h].Len() < 2 || s.arms[h] == 0 {
			s.arms[h] = s.near[h]
		}
	}
	for _, h := range s.water {
		for _, d := range (s.arms[h] & s.near[h]).List() {
			s.arms[s.field.Hexes.Neighbour(h, d)] |= 1 << d.Opposite()
		}
	}
	for _, h := range s.water {
		if s.arms[h].Len() == 1 {
			s.arms[h] |= s.mouth(h)
		}
	}
}

// offered returns the sides of a hex where a neighbour has an arm or fits no tile either.
func (s *search) offered(h hex.Hex) (out Sides) {
	for d := range hex.Dir(hex.Dirs) {
		n := s.field.Hexes.Neighbour(h, d)
		if s.free.Has(n) || s.near[h].Has(d) && s.arms[n].Has(d.Opposite()) {
			out |= 1 << d
		}
	}
	return out
}

// mouth returns the side by which water with one arm leaves: off the board or into soft ground, as straight as
// possible. It is empty if there is no such side.
func (s *search) mouth(h hex.Hex) Sides {
	from := s.arms[h].List()[0]
	for _, turn := range [...]hex.Dir{3, 2, 4, 1, 5} {
		if d := (from + turn) % hex.Dirs; s.outlets[h].Has(d) {
			return 1 << d
		}
	}
	return 0
}
