package battlelore

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// spot is a hex as the board's description counts it: doubled column from the left, row from the bottom.
type spot struct{ c, r int }

// around are the steps to the six neighbours, in the order of the sides e, ne, nw, w, sw, se.
var around = [6]spot{{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}}

func (s spot) step(side int) spot { return spot{s.c + around[side].c, s.r + around[side].r} }

// place is a hex and its content.
type place struct {
	number hex.Hex // what the rest of Muster calls it
	owner  string  // the camp whose landmark or lair stands there
	ground ground
}

// layout is a battlefield: every usable hex, by its spot.
type layout struct {
	places map[spot]*place
	order  []spot // as the rest of Muster numbers them
	lines  [2]int // doubled columns of the dotted lines between sections
}

// next lists the neighbours that are on the board (BL-MOV-04: half hexes are no hexes).
func (l *layout) next(s spot) []spot {
	var out []spot
	for side := range around {
		if n := s.step(side); l.places[n] != nil {
			out = append(out, n)
		}
	}
	return out
}

// beside returns the side of s that faces n, or -1.
func beside(s, n spot) int {
	for side := range around {
		if s.step(side) == n {
			return side
		}
	}
	return -1
}

// rings counts the hexes from one spot to all others, ring by ring (BL-BAT-05).
func (l *layout) rings(from spot) map[spot]int {
	far := map[spot]int{from: 0}
	for edge := []spot{from}; len(edge) > 0; {
		var outer []spot
		for _, s := range edge {
			for _, n := range l.next(s) {
				if _, seen := far[n]; !seen {
					far[n] = far[s] + 1
					outer = append(outer, n)
				}
			}
		}
		edge = outer
	}
	return far
}

// behind lists the hexes of the next row toward a camp's own edge (BL-RET-01, R-164).
func (l *layout) behind(camp boards.Camp, s spot) []spot {
	down := -1
	if camp == boards.Pennant {
		down = 1 // the Pennants sit at the top
	}
	var out []spot
	for _, n := range l.next(s) {
		if n.r == s.r+down {
			out = append(out, n)
		}
	}
	return out
}

// sections lists the sections of a spot as a camp's player sees them: 0 left, 1 centre, 2 right (BL-ORD-03).
func (l *layout) sections(camp boards.Camp, s spot) []int {
	var out []int
	if s.c <= l.lines[0] {
		out = append(out, 0)
	}
	if s.c >= l.lines[0] && s.c <= l.lines[1] {
		out = append(out, 1)
	}
	if s.c >= l.lines[1] {
		out = append(out, 2)
	}
	if camp == boards.Pennant { // who sits opposite sees left and right swapped
		for i := range out {
			out[i] = 2 - out[i]
		}
	}
	return out
}
