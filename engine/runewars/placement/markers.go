package placement

import "muster/engine/runewars/tiles"

// Marker is where a home-realm marker may lie: two hexes at the outer edge of the board.
type Marker struct {
	cells [2]int32
	Near  Mask // areas that it touches
	Open  int  // borders without colour that it touches
}

// Hexes are the two hexes of a marker.
func (s *Set) Hexes(m Marker) [2]tiles.At { return [2]tiles.At{s.hex(m.cells[0]), s.hex(m.cells[1])} }

// Markers appends every place for a marker: two hexes side by side without an area, outside and in no hole
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

// touches are the areas beside a hex, and over how many sides they touch it without a colour of theirs.
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

// outside marks the hexes around the board that no tile shuts in, two hexes wide at the least, and says with what
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

// Apart reports whether so many areas lie between two markers, borders ignored (RW-SETUP-12), as the rules ask for.
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
		near = b.beside(near)
	}
	return near&other.Near == 0
}

// Between is how many areas lie between two markers, borders ignored; none where they lie side by side.
func (b *Board) Between(m, other *Marker) int {
	if b.adjoin(m, other) {
		return 0
	}
	return b.Steps(m.Near, other.Near)
}

// adjoin reports whether two markers lie side by side, or on one hex.
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

// close reports whether two hexes are one or side by side.
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

// Steps is how many areas lie on the way from some areas to others, both ends counted; one more than there are where
// there is no way.
func (b *Board) Steps(from, to Mask) int { return b.stepsTo(from, to) }
