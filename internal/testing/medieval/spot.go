package medieval

import (
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// spot is a hex in the coordinates of the board's description: doubled column from the left, row from the bottom.
type spot struct{ c, r int }

// oracleSides are the steps to the six neighbours, by the words of definitions.
var oracleSides = map[string]spot{
	"e": {2, 0}, "ne": {1, 1}, "nw": {-1, 1}, "w": {-2, 0}, "sw": {-1, -1}, "se": {1, -1},
}

// fence is a side of a hex, from either of its two hexes.
type fence struct{ from, to spot }

// place is the position and the content of one hex.
type place struct {
	number hex.Hex // index in the rest of Muster
	ground layers
}

// layout is a battlefield: every passable hex by its spot (MED-TER-01).
type layout struct {
	places map[spot]*place
	order  []spot // as the rest of Muster numbers them
	lines  [2]int // doubled columns of the lines between sections
	cliffs map[fence]bool
	walls  map[fence]bool
}

// next lists the neighbours that are on the board, from the lowest row up and from left to right.
func (l *layout) next(s spot) []spot {
	var out []spot
	for _, step := range []spot{{-1, -1}, {1, -1}, {-2, 0}, {2, 0}, {-1, 1}, {1, 1}} {
		if n := (spot{s.c + step.c, s.r + step.r}); l.places[n] != nil {
			out = append(out, n)
		}
	}
	return out
}

// neighbours reports whether two hexes share a side.
func (l *layout) neighbours(a, b spot) bool {
	for _, n := range l.next(a) {
		if n == b {
			return true
		}
	}
	return false
}

// rings returns the distances from one spot to all hexes within most.
func (l *layout) rings(from spot, most int) map[spot]int {
	seen := map[spot]int{from: 0}
	for todo := []spot{from}; len(todo) > 0; todo = todo[1:] {
		if seen[todo[0]] == most {
			break
		}
		for _, n := range l.next(todo[0]) {
			if _, ok := seen[n]; !ok {
				seen[n] = seen[todo[0]] + 1
				todo = append(todo, n)
			}
		}
	}
	return seen
}

// far returns the distance between two spots in hexes.
func (l *layout) far(a, b spot) int { return l.rings(a, len(l.places))[b] }

// behind lists the hexes of the next row toward a side's own edge (MED-RET-01).
func (l *layout) behind(c boards.Camp, s spot) []spot {
	down := -1
	if c == boards.Pennant {
		down = 1 // its player sits at the top
	}
	var out []spot
	for _, n := range l.next(s) {
		if n.r == s.r+down {
			out = append(out, n)
		}
	}
	return out
}

// lastRow reports whether a spot is in a side's own outermost row.
func (l *layout) lastRow(c boards.Camp, s spot) bool {
	for other := range l.places {
		if c == boards.Pennant && other.r > s.r || c == boards.Standard && other.r < s.r {
			return false
		}
	}
	return true
}

// sections lists the sections of a spot as a side's player sees them (MED-ORD-03).
func (l *layout) sections(c boards.Camp, s spot) []string {
	words := []string{"left", "centre", "right"}
	if c == boards.Pennant { // the opposite player sees left and right swapped
		words = []string{"right", "centre", "left"}
	}
	var out []string
	if s.c <= l.lines[0] {
		out = append(out, words[0])
	}
	if s.c >= l.lines[0] && s.c <= l.lines[1] {
		out = append(out, words[1])
	}
	if s.c >= l.lines[1] {
		out = append(out, words[2])
	}
	return out
}
