package arena

import (
	"maps"
	"slices"
)

// Spread is the minimum, the median and the maximum of some numbers. The median of an even count is the lower middle
// one.
type Spread struct {
	Min    int `json:"least"`
	Median int `json:"median"`
	Max    int `json:"most"`
}

// Tally counts the occurrences of each number: its size grows with the number of different values, not with the count.
type Tally map[int]int

// Add counts a number.
func (t *Tally) Add(n int) {
	if *t == nil {
		*t = Tally{}
	}
	(*t)[n]++
}

// Spread returns the spread of the numbers; all 0 without any.
func (t Tally) Spread() Spread {
	all := 0
	for _, times := range t { // a sum: the order does not matter
		all += times
	}
	if all == 0 {
		return Spread{}
	}
	values := slices.Sorted(maps.Keys(t))
	s := Spread{Min: values[0], Max: values[len(values)-1]}
	for _, n := range values {
		if all -= 2 * t[n]; all <= 0 {
			s.Median = n
			break
		}
	}
	return s
}
