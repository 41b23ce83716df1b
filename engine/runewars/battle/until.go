package battle

// What stands here is for those who count what can come of a battle: they take it apart, and ask what becomes of one
// part of it. None of it is needed to fight one.

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

// RunUntil plays on from a State that somebody has put together: to the next choice, but no further than a phase.
func RunUntil(r *Rules, s *State, until Phase) { table{r, s, nil}.runTo(until) }

// StrengthOf is the strength that a side would be counted with now, the defender's with its stronghold (RW-BTL-14 to
// RW-BTL-16).
func StrengthOf(r *Rules, s *State, side int) int {
	t := table{r, s, nil}
	if side == Defender {
		return int(t.strength(side) + t.fort())
	}
	return int(t.strength(side))
}

// Conclude plays on from where strength has been counted, to the next choice: the winner is as told, whoever stands.
func Conclude(r *Rules, s *State, winner int) {
	s.Winner = uint8(winner)
	t := table{r, s, nil}
	t.won()
	t.run()
}

// MayFlee reports whether units of a side may ever retreat to an area: a friendly, an empty or, for neutral ones, an
// uncontrolled one (RW-RET-02, RW-RET-03). Borders may still bar the way.
func (r *Rules) MayFlee(side, area int) bool {
	holds := r.Areas[area].Holds
	if r.Sides[side].Neutral {
		return holds == OfNobody || holds == OfNeutrals
	}
	return holds == OfAttacker+Holds(side) || holds == OfNobody
}
