package battle

// The functions below are for counting the results of a battle: they split it, and compute the result of one part.
// Playing a battle does not need them.

// StartUntil is Start, but no further than a phase.
func StartUntil(r *Rules, s *State, until Phase) {
	begin(r, s)
	table{r, s, nil}.runTo(until)
}

// TakeUntil is Take, but no further than a phase.
func TakeUntil(r *Rules, s *State, c Choice, until Phase) {
	t := table{r, s, nil}
	t.do(c)
	t.runTo(until)
}

// RunUntil plays on from a State built by the caller: to the next choice, but no further than a phase.
func RunUntil(r *Rules, s *State, until Phase) { table{r, s, nil}.runTo(until) }

// StrengthOf returns the current strength of a side, the defender's with its stronghold (RW-BTL-14 to RW-BTL-16).
func StrengthOf(r *Rules, s *State, side int) int {
	t := table{r, s, nil}
	if side == Defender {
		return int(t.strength(side) + t.fort())
	}
	return int(t.strength(side))
}

// Conclude plays on from after the strength comparison, to the next choice, with the given winner.
func Conclude(r *Rules, s *State, winner int) {
	s.Winner = uint8(winner)
	t := table{r, s, nil}
	t.won()
	t.run()
}

// MayFlee reports whether units of a side may ever retreat to an area: a friendly, an empty or, for neutral ones, an
// uncontrolled one (RW-RET-02, RW-RET-03). Borders may still block the way.
func (r *Rules) MayFlee(side, area int) bool {
	holds := r.Areas[area].Holds
	if r.Sides[side].Neutral {
		return holds == OfNobody || holds == OfNeutrals
	}
	return holds == OfAttacker+Holds(side) || holds == OfNobody
}
