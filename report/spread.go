package report

import (
	"fmt"
	"math/big"
)

// Spread is how a number is spread over cases: the weight of each number from 0 on, of any sum. nil and 0 are of
// numbers that do not come.
type Spread []*big.Rat

// CountsOf is a spread of counted cases.
func CountsOf[N int | int64](list []N) Spread {
	out := make(Spread, len(list))
	for i, n := range list {
		out[i] = big.NewRat(int64(n), 1)
	}
	return out
}

// Bounds are the least and the most of the numbers that come, and their mean; ok is false where none comes.
func (s Spread) Bounds() (least, most int, mean *big.Rat, ok bool) {
	least = -1
	sum, all := new(big.Rat), new(big.Rat)
	for n, w := range s {
		if w == nil || w.Sign() == 0 {
			continue
		}
		if least < 0 {
			least = n
		}
		most = n
		all.Add(all, w)
		sum.Add(sum, new(big.Rat).Mul(w, big.NewRat(int64(n), 1)))
	}
	if least < 0 {
		return 0, 0, new(big.Rat), false
	}
	return least, most, sum.Quo(sum, all), true
}

// Items are the bounds, and the mean to one place.
func (s Spread) Items() []string {
	least, most, mean, ok := s.Bounds()
	switch {
	case !ok:
		return []string{"none"}
	case least == most:
		return []string{fmt.Sprintf("always %d", least)}
	}
	return []string{fmt.Sprintf("%d to %d", least, most), "mean " + mean.FloatString(1)}
}

// Number reports false: it is told in words.
func (s Spread) Number() bool { return false }

// String is the spread for people.
func (s Spread) String() string { return CellText(s) }

// Range is what a number came to over many games or other trials.
type Range struct{ Least, Median, Most int }
