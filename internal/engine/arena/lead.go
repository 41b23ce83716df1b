package arena

// Whole is 1 in thousandths: all banners that a side needs, all turns of a game.
const Whole = 1000

// Lead is the leading side by one measure, at the end of each turn.
type Lead struct {
	First   int // the first leader, or Neither
	Changes int // times that the lead went from one side to the other; turns on a level are passed over
	// The following apply to games with a winner, and are 0 in others.
	Settled int // the turn at whose end the winner led and was never again caught up with; 0: did not lead at the end
	Behind  int // the most by which the winner was behind, in thousandths of the banners that a side needs
	// Drama measures how far the winner was behind, by Browne: the root of the distance, averaged over the turns in
	// which there was one. Distance is the same distance, without the root and averaged over all turns, by Ludii.
	Drama, Distance int // in thousandths
	// Decisive is the part of the game, in thousandths of its turns, after which the winner exceeded everything that
	// the loser ever had (Ludii's decisiveness). Threshold is the loser's best, in thousandths of the winner's goal.
	Decisive, Threshold int
}

// LeadOf evaluates a course by a measure: the value of each side at the end of each turn, and the goal of each.
func LeadOf(course [][2]int, need [2]int, winner int) Lead {
	out := Lead{First: Neither}
	last := Neither
	for _, has := range course {
		lead := leader(has, need)
		if lead == Neither {
			continue
		}
		if out.First == Neither {
			out.First = lead
		}
		if last != Neither && lead != last {
			out.Changes++
		}
		last = lead
	}
	if winner != Neither && len(course) > 0 {
		out.won(course, need, winner)
	}
	return out
}

// leader returns the side that is nearer to its goal.
func leader(has, need [2]int) int {
	a, b := has[0]*need[1], has[1]*need[0]
	switch {
	case a > b:
		return 0
	case b > a:
		return 1
	}
	return Neither
}

// won evaluates the winner's course.
func (l *Lead) won(course [][2]int, need [2]int, winner int) {
	loser := 1 - winner
	behind, roots, distance := 0, 0, 0
	for i, has := range course {
		if leader(has, need) != winner {
			l.Settled = 0
		} else if l.Settled == 0 {
			l.Settled = i + 1
		}
		gap := way(has[loser], need[loser]) - way(has[winner], need[winner])
		if gap > 0 {
			behind++
			roots += root(gap * Whole)
			distance += gap
			l.Behind = max(l.Behind, gap)
		}
		l.Threshold = max(l.Threshold, way(has[loser], need[loser]))
	}
	if behind > 0 {
		l.Drama = roots / behind
	}
	l.Distance = distance / len(course)
	l.Decisive = Whole
	for i, has := range course {
		if way(has[winner], need[winner]) > l.Threshold {
			l.Decisive = (i + 1) * Whole / len(course)
			break
		}
	}
}

// way returns a side's progress to its goal, in thousandths.
func way(has, need int) int { return has * Whole / need }

// root returns the integer square root.
func root(n int) int {
	r := 0
	for bit := 1 << 20; bit > 0; bit >>= 1 {
		if (r+bit)*(r+bit) <= n {
			r += bit
		}
	}
	return r
}
