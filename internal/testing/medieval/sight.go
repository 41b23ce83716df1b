package medieval

// Sight is computed as on paper. A hex is the set of points (x, y) around its centre, with x = c and y = 3r. There x, x
// + y and x - y stay within 1, 2 and 2, so integers are sufficient.

// between is a segment of a line, as fractions of its length with a common denominator.
type between struct{ from, to, whole int }

// cut returns where the line from a to b runs inside the strip |at + slope t| <= limit, for t from 0 to 1.
func (p between) cut(at, slope, limit int) (between, bool) {
	if slope < 0 {
		at, slope = -at, -slope
	}
	if slope == 0 {
		return p, at <= limit && at >= -limit
	}
	// Of the same whole number of parts as p, times slope.
	q := between{p.from * slope, p.to * slope, p.whole * slope}
	q.from = max(q.from, (-limit-at)*p.whole)
	q.to = min(q.to, (limit-at)*p.whole)
	return q, q.from <= q.to
}

// touch returns how the line from a to b meets the hex at s: inside, along its rim or at a corner, or not at all.
func touch(a, b, s spot) (inside, rim bool) {
	x, y := a.c-s.c, 3*(a.r-s.r)
	dx, dy := b.c-a.c, 3*(b.r-a.r)
	p := between{0, 1, 1}
	along := false
	for _, strip := range [3][3]int{{x, dx, 1}, {x + y, dx + dy, 2}, {x - y, dx - dy, 2}} {
		var meets bool
		if p, meets = p.cut(strip[0], strip[1], strip[2]); !meets {
			return false, false
		}
		along = along || strip[1] == 0 && (strip[0] == strip[2] || strip[0] == -strip[2])
	}
	if p.from < p.to && !along {
		return true, false
	}
	return false, true
}

// hill is the connected group of elevated hexes around a spot; empty for low ground.
func (l *layout) hill(from spot) map[spot]bool {
	group := map[spot]bool{}
	if !l.places[from].ground.high() {
		return group
	}
	group[from] = true
	for todo := []spot{from}; len(todo) > 0; todo = todo[1:] {
		for _, n := range l.next(todo[0]) {
			if l.places[n].ground.high() && !group[n] {
				group[n] = true
				todo = append(todo, n)
			}
		}
	}
	return group
}

// sees reports whether the line between two spots is free (MED-BAT-03); taken are the hexes with a unit.
func (l *layout) sees(a, b spot, taken map[spot]bool) bool {
	hill := l.hill(a)
	left, right := false, false // an obstruction touches the line on that side
	for s, p := range l.places {
		// Elevated ground is no obstruction between hexes of one connected group.
		high := p.ground.high() && !(hill[s] && hill[b])
		if s == a || s == b || !taken[s] && !p.ground.blocks() && !high {
			continue
		}
		inside, rim := touch(a, b, s)
		if inside {
			return false
		}
		if rim {
			turn := (b.c-a.c)*(s.r-a.r) - (b.r-a.r)*(s.c-a.c)
			left, right = left || turn > 0, right || turn <= 0
		}
	}
	return !left || !right
}
