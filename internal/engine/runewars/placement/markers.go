package placement

import "muster/internal/engine/runewars/tiles"

// Marker is a possible place of a home-realm marker: two hexes at the outer edge of the board.
type Marker struct {
	cells [2]int32
	Near  Mask // areas that it touches
	Open  int  // borders without colour that it touches
}

// Hexes returns the two hexes of a marker.
func (s *Set) Hexes(m Marker) [2]tiles.At { return [2]tiles.At{s.hex(m.cells[0]), s.hex(m.cells[1])} }

// Markers appends every place for a marker. It is two adjacent hexes without an area, outside and in no hole
// (RW-SETUP-10), that touch enough borders without colour (RW-SETUP-11).
func (b *Board) Markers(into []Marker) []Marker {
	if len(b.spots) == 0 {
		return into
	}
	rim := b.rim()
	outside := b.outside()
	for _, one := range rim {
		near, open := b.touches(one)
		for _, step := range b.steps {
			two := one + step
			if b.grid[two] != 0 || b.marks[two] != outside {
				continue
			}
			n, o := b.touches(two)
			if n != 0 && two < one || open+o < b.Rules.Open {
				continue // two hexes at the rim are one marker
			}
			into = append(into, Marker{[2]int32{one, two}, near | n, open + o})
		}
	}
	return into
}

// touches returns the areas next to a hex, and the number of sides on which they touch it without an own colour.
func (b *Board) touches(cell int32) (near Mask, open int) {
	for d, step := range b.steps {
		n := b.grid[cell+step]
		if n == 0 {
			continue
		}
		near |= 1 << (n - 1)
		if b.spots[n-1].sides[tiles.Dir(d).Opposite()] == tiles.Open {
			open++
		}
	}
	return near, open
}

// outside marks the hexes around the board that tiles do not enclose, at least two hexes wide, and returns the mark
// (RW-SETUP-09: the others are holes).
func (b *Board) outside() uint32 {
	least, most := b.spots[0].cell, b.spots[0].cell
	left, right := least%b.wide, least%b.wide
	for i := range b.spots {
		c := b.spots[i].cell
		least, most = min(least, c), max(most, c)
		left, right = min(left, c%b.wide), max(right, c%b.wide)
	}
	top, bottom := least/b.wide-2, most/b.wide+2
	left, right = left-2, right+2
	stamp := b.stamp()
	start := top*b.wide + left
	b.marks[start] = stamp
	b.way = append(b.way[:0], start)
	for len(b.way) > 0 {
		at := b.way[len(b.way)-1]
		b.way = b.way[:len(b.way)-1]
		for _, step := range b.steps {
			n := at + step
			q, r := n%b.wide, n/b.wide
			if q < left || q > right || r < top || r > bottom || b.grid[n] != 0 || b.marks[n] == stamp {
				continue
			}
			b.marks[n] = stamp
			b.way = append(b.way, n)
		}
	}
	return stamp
}

// Apart reports whether enough areas lie between two markers, ignoring borders (RW-SETUP-12).
func (b *Board) Apart(m, other *Marker) bool {
	switch {
	case b.Rules.Between < 1:
		return true
	case b.adjoin(m, other):
		return false
	case b.Rules.Between < 2:
		return true
	}
	near := m.Near
	for range b.Rules.Between - 2 {
		near = b.adjacentTo(near)
	}
	return near&other.Near == 0
}

// Between returns the number of areas between two markers, ignoring borders; 0 for adjacent markers.
func (b *Board) Between(m, other *Marker) int {
	if b.adjoin(m, other) {
		return 0
	}
	return b.Steps(m.Near, other.Near)
}

// adjoin reports whether two markers are adjacent, or share a hex.
func (s *Set) adjoin(m, other *Marker) bool {
	for _, one := range m.cells {
		for _, two := range other.cells {
			if s.close(one, two) {
				return true
			}
		}
	}
	return false
}

// close reports whether two hexes are equal or adjacent.
func (s *Set) close(one, two int32) bool {
	if one == two {
		return true
	}
	for _, step := range s.steps {
		if one+step == two {
			return true
		}
	}
	return false
}

// Steps returns the number of areas on the way from some areas to others, including both ends; one more than the
// number of areas without a way.
func (b *Board) Steps(from, to Mask) int { return b.stepsTo(from, to) }
