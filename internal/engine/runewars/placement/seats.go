package placement

import (
	"math/bits"

	"muster/internal/engine/runewars/tiles"
)

// Seat is a possible place of a home realm at a marker.
type Seat struct {
	Home   int
	Marker int // index in the given list
	Near   Mask
	Neighbourhood
	form uint8
	cell int32
}

// Neighbourhood describes the areas around a home realm (RW-CHK-30). Paths do not cross other home realms.
type Neighbourhood struct {
	Food int // within two areas, including its own
	City int // areas to the nearest city, including it; without a city the number of areas plus 1
	Open int // borders that are not barred
	Free int // adjacent areas without neutral units
}

// Lies returns the hex of a home realm's hex 0, 0, and its rotation.
func (s *Set) Lies(seat Seat) (at tiles.At, turn int) {
	turn = s.homes[seat.Home][seat.form].turn
	return s.hex(seat.cell).Minus(s.Homes[seat.Home].Tile.Areas[0].At.Turned(turn)), turn
}

// Seats appends every way to place a home realm at one of some markers. Two of its areas cover the marker's place
// (RW-SETUP-16), its hexes are free, and no coloured border touches a coloured one (RW-SETUP-08).
func (b *Board) Seats(home int, markers []Marker, into []Seat) []Seat {
	for m := range markers {
		for i := range b.homes[home] {
			f := &b.homes[home][i]
			for one := range f.cells {
				for two := range f.cells {
					cell := markers[m].cells[0] - f.cells[one]
					if one == two || cell+f.cells[two] != markers[m].cells[1] {
						continue
					}
					seat := Seat{Home: home, Marker: m, form: uint8(i), cell: cell}
					if b.sits(f, &seat) {
						into = append(into, seat)
					}
				}
			}
		}
	}
	return into
}

// sits reports whether a home realm may be placed there, and then examines its neighbourhood.
func (b *Board) sits(f *form, seat *Seat) bool {
	for a, delta := range f.cells {
		cell := seat.cell + delta
		if b.grid[cell] != 0 {
			return false
		}
		for d, step := range b.steps {
			n := b.grid[cell+step]
			if n == 0 {
				continue
			}
			own, other := f.sides[a][d], b.spots[n-1].sides[tiles.Dir(d).Opposite()]
			if conflict[own][other] {
				return false
			}
			seat.Near |= 1 << (n - 1)
			if !own.Bars() && !other.Bars() {
				seat.Open++
			}
		}
	}
	worth := b.Homes[seat.Home].Worth
	seat.City = len(b.spots) + 1
	for a := range worth {
		seat.Food += worth[a].Food
		if worth[a].City {
			seat.City = 0
		}
	}
	seat.Food += b.food(b.adjacentTo(seat.Near))
	seat.Free = (seat.Near &^ b.guarded).Count()
	if seat.City > 0 {
		seat.City = b.stepsTo(seat.Near, b.cities)
	}
	return true
}

// food returns the food of some areas.
func (b *Board) food(of Mask) int {
	n := 0
	for left := uint64(of); left != 0; left &= left - 1 {
		s := &b.spots[bits.TrailingZeros64(left)]
		n += b.Pieces[s.piece].Worth[s.area].Food
	}
	return n
}

// stepsTo returns the number of areas on the way over some to the nearest of others, including both ends.
func (b *Board) stepsTo(from, to Mask) int {
	for n := 1; ; n++ {
		if from&to != 0 {
			return n
		}
		more := b.adjacentTo(from)
		if more == from {
			return len(b.spots) + 1
		}
		from = more
	}
}

// Touch reports whether two home realms would have adjacent areas, or share a hex (RW-SETUP-17).
func (s *Set) Touch(one, other *Seat) bool {
	for _, a := range s.homes[one.Home][one.form].cells {
		for _, c := range s.homes[other.Home][other.form].cells {
			if s.close(one.cell+a, other.cell+c) {
				return true
			}
		}
	}
	return false
}
