package arena

import (
	"maps"
	"slices"
)

// Spread is the least, the middle and the most of some numbers. Of an even count the middle is the lower one.
type Spread struct {
	Min    int `json:"least"`
	Median int `json:"median"`
	Max    int `json:"most"`
}

// Tally counts numbers, each as often as it comes: what it holds grows with how far they lie apart, and not with how
// many they are.
type Tally map[int]int

// Add counts a number.
func (t *Tally) Add(n int) {
	if *t == nil {
		*t = Tally{}
	}
	(*t)[n]++
}

// Spread is the spread of the numbers; all 0 without any.
func (t Tally) Spread() Spread {
	all := 0
	for _, times := range t { // the order does not matter: it is a sum
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
