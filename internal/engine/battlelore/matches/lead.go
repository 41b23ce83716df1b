package matches

import (
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// Whole is 1 in thousandths: all banners that a camp needs, all turns of a game.
const Whole = 1000

// Lead is the leading camp by one measure, at the end of each turn.
type Lead struct {
	First   battlelore.Side // the first leader, or Neither
	Changes int             // times that the lead went from one camp to the other; turns on a level are passed over
	// The following apply to games with a winner, and are 0 in others.
	Settled int // the turn at whose end the winner led and was never again caught up with; 0: did not lead at the end
	Behind  int // the most by which the winner was behind, in thousandths of the banners that a camp needs
	// Drama measures how far the winner was behind, by Browne: the root of the distance, averaged over the turns in
	// which there was one. Distance is the same distance, without the root and averaged over all turns, by Ludii.
	Drama, Distance int // in thousandths
	// Decisive is the part of the game, in thousandths of its turns, after which the winner exceeded everything that
	// the loser ever had (Ludii's decisiveness). Threshold is the loser's best, in thousandths of the winner's goal.
	Decisive, Threshold int
}

// LeadOf evaluates a course by a measure: the value of each camp at the end of each turn, and the goal of each.
func LeadOf(course [][boards.Camps]int, need [boards.Camps]int, winner battlelore.Side) Lead {
	out := Lead{First: battlelore.Neither}
	last := battlelore.Neither
	for _, has := range course {
		lead := leader(has, need)
		if lead == battlelore.Neither {
			continue
		}
		if out.First == battlelore.Neither {
			out.First = lead
		}
		if last != battlelore.Neither && lead != last {
			out.Changes++
		}
		last = lead
	}
	if winner != battlelore.Neither && len(course) > 0 {
		out.won(course, need, boards.Camp(winner))
	}
	return out
}

// leader returns the camp that is nearer to its goal.
func leader(has, need [boards.Camps]int) battlelore.Side {
	a, b := has[boards.Pennant]*need[boards.Standard], has[boards.Standard]*need[boards.Pennant]
	switch {
	case a > b:
		return battlelore.Side(boards.Pennant)
	case b > a:
		return battlelore.Side(boards.Standard)
	}
	return battlelore.Neither
}

// won evaluates the winner's course.
func (l *Lead) won(course [][boards.Camps]int, need [boards.Camps]int, winner boards.Camp) {
	loser := winner.Other()
	behind, roots, distance := 0, 0, 0
	for i, has := range course {
		if leader(has, need) != battlelore.Side(winner) {
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

// way returns a camp's progress to its goal, in thousandths.
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

// leads returns the leads of a game by both measures.
func (g *GameFacts) leads() (banners, figures Lead) {
	course := make([][boards.Camps]int, len(g.Course))
	for i := range g.Course {
		course[i] = g.Course[i].Banners
	}
	banners = LeadOf(course, g.Goal, g.Winner)
	need := g.Goal
	for camp := range need {
		need[camp] *= Parts
	}
	for i := range g.Course {
		course[i] = g.Course[i].Figures
	}
	return banners, LeadOf(course, need, g.Winner)
}
