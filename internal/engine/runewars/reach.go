package runewars

import "math/bits"

// class is a figure's way to cross borders.
type class uint8

const (
	onFoot class = iota
	flying
)

// open returns the neighbouring areas to which a figure may go (RW-MOVE-04). A red border bars all figures that do not
// fly. A blue one does so in all seasons except winter (RW-SEAS-10), unless frost is on the area whose border it is
// (RW-DES-03). All borders of a flooded area (RW-EXPL-01) and of the Lost City (RW-T12-04) are own blue ones.
func (s *State) open(r *Rules, area uint8, c class) uint64 {
	a := &r.Areas[area]
	near := a.Near &^ s.Scorched
	if c == flying {
		return near
	}
	out := near &^ a.Red
	if s.Season == Winter {
		return out
	}
	if s.Areas[area].Frost == 0 {
		out &^= a.Blue
		if s.Flooded>>area&1 == 1 { // RW-EXPL-01
			return 0
		}
	}
	for bank := a.Bank & out; bank != 0; bank &= bank - 1 {
		if next := bits.TrailingZeros64(bank); s.Areas[next].Frost == 0 {
			out &^= 1 << next
		}
	}
	for wet := s.Flooded & out; wet != 0; wet &= wet - 1 {
		if next := bits.TrailingZeros64(wet); s.Areas[next].Frost == 0 {
			out &^= 1 << next
		}
	}
	return out
}

// around returns the areas from which figures can come to one within some steps, only through areas of a set
// (RW-MOVE-02), also for fliers (RW-MOVE-05). The area itself is excluded.
func (s *State) around(r *Rules, area uint8, c class, steps uint8, through uint64) uint64 {
	return s.aroundBy(r, area, c, steps, through, 0)
}

// aroundBy is around with areas of a set of portals being adjacent, too (RW-EXPL-01).
func (s *State) aroundBy(r *Rules, area uint8, c class, steps uint8, through, portals uint64) uint64 {
	var all uint64
	edge := uint64(1) << area
	for range steps {
		var next uint64
		for ; edge != 0; edge &= edge - 1 {
			at := uint8(bits.TrailingZeros64(edge))
			next |= s.open(r, at, c)
			if portals>>at&1 == 1 {
				next |= portals
			}
		}
		next &^= all | 1<<area
		all |= next
		edge = next & through
	}
	return all
}

// friendly returns the areas that units of a seat may pass and, except for the limit, enter without a fight: its own
// ones (RW-TERM-05) and empty ones.
func (s *State) friendly(seat uint8) uint64 { return s.Held[seat] | s.Empty }

// classOf returns a kind's way to cross borders.
func (r *Rules) classOf(seat, kind uint8) class {
	if r.Seats[seat].Kinds[kind].Flying {
		return flying
	}
	return onFoot
}
