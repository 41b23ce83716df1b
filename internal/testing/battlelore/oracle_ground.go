package battlelore

import (
	"slices"

	"muster/internal/engine/battlelore/rulebook"
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
	number hex.Hex // index in the rest of Muster
	owner  string  // the camp of the landmark or lair on it
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

// Neighbours share a side: the result is the side of s that faces n, or -1.
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
	if camp == boards.Pennant { // the opposite player sees left and right swapped
		for i := range out {
			out[i] = 2 - out[i]
		}
	}
	return out
}

// ground is the terrain of a hex: its layers from the ground up, and its barred sides.
type ground struct {
	layers []*rulebook.Terrain
	cliff  [6]bool // impassable sides of this hex
	wall   [6]bool // sides that block attacks
}

// survey reads a field, hex by hex.
func survey(f *rulebook.Field) *layout {
	spec := f.Board
	l := &layout{places: map[spot]*place{}, lines: [2]int{spec.Lines[0], spec.Lines[1]}}
	for h, cell := range f.Cells() {
		p := &place{number: h, owner: cell.Owner}
		for _, t := range []*rulebook.Terrain{cell.Ground, cell.Feature, cell.Place} {
			if t != nil {
				p.ground.layers = append(p.ground.layers, t)
			}
		}
		for side := range 6 {
			p.ground.cliff[side] = cell.Cliffs>>side&1 == 1
			p.ground.wall[side] = cell.Walls>>side&1 == 1
		}
		s := spot{f.Hexes.Col(h), f.Hexes.Row(h)}
		l.places[s] = p
		l.order = append(l.order, s)
	}
	return l
}

// open reports whether a unit may stand there: a bridge makes its river passable.
func (g *ground) open() bool {
	return slices.ContainsFunc(g.layers, func(t *rulebook.Terrain) bool { return t.Pass })
}

// stops reports whether a unit that enters moves no farther.
func (g *ground) stops() bool {
	return slices.ContainsFunc(g.layers, func(t *rulebook.Terrain) bool { return t.Stop })
}

// high reports whether it is elevated ground.
func (g *ground) high() bool {
	return slices.ContainsFunc(g.layers, func(t *rulebook.Terrain) bool { return t.Sight == rulebook.SightElevated })
}

// blocks reports whether it blocks sight, without regard to elevation.
func (g *ground) blocks() bool {
	return slices.ContainsFunc(g.layers, func(t *rulebook.Terrain) bool { return t.Sight == rulebook.SightBlock })
}

// bars reports whether u, having entered, may not battle this turn (CTA-TER-04).
func (g *ground) bars(u *unit) bool {
	return slices.ContainsFunc(g.layers, func(t *rulebook.Terrain) bool {
		return t.NoBattleOnEntry && !u.isOneOf(t.MayBattle)
	})
}

// crossable reports whether nothing bars the way between two neighbours, whichever of them has the mark (CTA-TER-01).
func (l *layout) crossable(a, b spot) bool {
	return !l.places[a].ground.cliff[beside(a, b)] && !l.places[b].ground.cliff[beside(b, a)]
}

// strikable reports whether neighbours can strike each other in melee (CTA-TER-01).
func (l *layout) strikable(a, b spot) bool {
	return !l.places[a].ground.wall[beside(a, b)] && !l.places[b].ground.wall[beside(b, a)]
}

// Sight is drawn as on paper. A hex is the set of points (x, y) around its centre, with x = c and y = 3r. There x, x +
// y and x - y stay within 1, 2 and 2, so whole numbers are enough.

// share is a fraction with a positive denominator.
type share struct{ n, d int }

func (a share) less(b share) bool { return a.n*b.d < b.n*a.d }

// meet returns how the line from a to b meets the hex at s: 2 through its inside, 1 along its rim or at a corner, else
// 0.
func meet(a, b, s spot) int {
	ax, ay := a.c-s.c, 3*(a.r-s.r)
	dx, dy := b.c-a.c, 3*(b.r-a.r)
	// The stretch of the line that is still inside, as shares of its length.
	from, to := share{0, 1}, share{1, 1}
	inside := true
	for _, bound := range [3][3]int{{ax, dx, 1}, {ax + ay, dx + dy, 2}, {ax - ay, dx - dy, 2}} {
		at, slope, limit := bound[0], bound[1], bound[2]
		if slope == 0 {
			if at > limit || at < -limit {
				return 0
			}
			if at == limit || at == -limit {
				inside = false // it runs along this rim
			}
			continue
		}
		if slope < 0 {
			at, slope = -at, -slope
		}
		enter, leave := share{-limit - at, slope}, share{limit - at, slope}
		if from.less(enter) {
			from = enter
		}
		if leave.less(to) {
			to = leave
		}
	}
	switch {
	case to.less(from):
		return 0
	case from.less(to) && inside:
		return 2
	}
	return 1
}

// The sign of the result is the side of the line from a to b on which a spot is.
func oracleSide(a, b, s spot) int {
	return (b.c-a.c)*(s.r-a.r) - (b.r-a.r)*(s.c-a.c)
}

// hill returns the connected group of elevated hexes around a spot; empty for low ground.
func (l *layout) hill(from spot) map[spot]bool {
	group := map[spot]bool{}
	if !l.places[from].ground.high() {
		return group
	}
	group[from] = true
	for todo := []spot{from}; len(todo) > 0; {
		s := todo[0]
		todo = todo[1:]
		for _, n := range l.next(s) {
			if l.places[n].ground.high() && !group[n] {
				group[n] = true
				todo = append(todo, n)
			}
		}
	}
	return group
}

// sees reports whether the line between two spots is free; taken are the hexes with a unit.
func (l *layout) sees(a, b spot, taken map[spot]bool) bool {
	hill := l.hill(a)
	var left, right bool // an obstruction touches the line there (BL-LOS-02)
	for s, p := range l.places {
		if s == a || s == b {
			continue
		}
		// CTA-TER-02: elevated ground is no obstruction between hexes of one connected group.
		high := p.ground.high() && !(hill[s] && hill[b])
		if !taken[s] && !p.ground.blocks() && !high {
			continue
		}
		switch meet(a, b, s) {
		case 2:
			return false // BL-LOS-01
		case 1:
			if oracleSide(a, b, s) > 0 {
				left = true
			} else {
				right = true
			}
		}
	}
	return !left || !right
}
