package draw

import "strconv"

// Axis is an axis of a drawing.
type Axis struct {
	Name     string
	From, To int
	// Per is the number of drawn units in one written unit: 10 for thousandths that are written as per cent. Values
	// below 2 count as 1.
	Per    int
	Suffix string // after a written number: "%"
	Most   int    // ticks at most; 0: six
}

// ticks returns round numbers along the axis, in written units times Per.
func (a *Axis) ticks() []int {
	per, most := max(a.Per, 1), a.Most
	if most < 2 {
		most = 6
	}
	from, to := a.From, max(a.To, a.From+1)
	step := per
	for n := 0; (to-from)/step+1 > most; n++ {
		step = per * [...]int{1, 2, 5}[n%3] * power(n/3)
	}
	first := from / step * step
	if first < from {
		first += step
	}
	var out []int
	for at := first; at <= to; at += step {
		out = append(out, at)
	}
	return out
}

// power returns 10 to the power of n.
func power(n int) int {
	out := 1
	for range n {
		out *= 10
	}
	return out
}

// label returns the written form of a number.
func (a *Axis) label(n int) string { return strconv.Itoa(n/max(a.Per, 1)) + a.Suffix }

// at returns the position of a number on a line of a given length; numbers beyond the axis lie at its end.
func (a *Axis) at(n, length int) int {
	to := max(a.To, a.From+1)
	n = min(max(n, a.From), to)
	return ((n-a.From)*length*2 + (to - a.From)) / (2 * (to - a.From))
}
