package arena

import "slices"

// Spread is the least, the middle and the most of some numbers. Of an even count the middle is the lower one.
type Spread struct{ Min, Median, Max int }

// SpreadOf is the spread of a number of each of some games; all 0 without games.
func SpreadOf[T any](games []T, of func(*T) int) Spread {
	if len(games) == 0 {
		return Spread{}
	}
	values := make([]int, len(games))
	for i := range games {
		values[i] = of(&games[i])
	}
	slices.Sort(values)
	return Spread{values[0], values[(len(values)-1)/2], values[len(values)-1]}
}
