package report

import (
	"fmt"
	"math/big"
)

// Spread is the distribution of a number over cases: the weight of each number from 0 on, with any total. nil and 0 are
// numbers that do not occur.
type Spread []*big.Rat

// CountsOf returns the spread of counted cases.
func CountsOf[N int | int64](list []N) Spread {
	out := make(Spread, len(list))
	for i, n := range list {
		out[i] = big.NewRat(int64(n), 1)
	}
	return out
}

// Bounds returns the minimum, the maximum and the mean; ok is false for an empty spread.
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

// Items returns the bounds, and the mean to one decimal.
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

// Number returns false: it is text.
func (s Spread) Number() bool { return false }

// String returns the spread as text.
func (s Spread) String() string { return CellText(s) }

// Range is the range of a number over many games or other trials.
type Range struct{ Least, Median, Most int }
