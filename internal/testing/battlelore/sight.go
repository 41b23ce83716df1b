package battlelore

// Sight is drawn as on paper. With x = c and y = 3r a hex is the points (x, y) around its centre for which x, x + y
// and x - y stay within 1, 2 and 2, so whole numbers are enough.

// share is a fraction with a positive denominator.
type share struct{ n, d int }

func (a share) less(b share) bool { return a.n*b.d < b.n*a.d }

// meet says how the line from a to b meets the hex at s: 2 through its inside, 1 along its rim or at a corner, else 0.
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

// side tells on which side of the line from a to b a spot lies: its sign.
func oracleSide(a, b, s spot) int {
	return (b.c-a.c)*(s.r-a.r) - (b.r-a.r)*(s.c-a.c)
}

// hill is the connected group of elevated hexes around a spot; empty for low ground.
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
