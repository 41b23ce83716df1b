package inference

import "math/big"

// Sample is the count, the sum and the sum of squares of some numbers.
type Sample struct{ Games, Sum, Squares int64 }

// Add adds one number.
func (s *Sample) Add(n int) {
	s.Games++
	s.Sum += int64(n)
	s.Squares += int64(n) * int64(n)
}

// Mean returns the mean of the numbers, rounded to the nearest, in parts of unit; 0 for no numbers.
func (s Sample) Mean(unit int64) int64 {
	if s.Games == 0 {
		return 0
	}
	n := 2*s.Sum*unit + s.Games
	return floorDiv(n, 2*s.Games)
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

// variance returns the variance of the mean: (games*squares - sum^2) / games^3. One imaginary game that is a whole
// point off keeps estimates from few games from being certain.
func (s Sample) variance() fixed {
	n := s.Games
	if n == 0 {
		return one()
	}
	spread := new(big.Int).Mul(big.NewInt(n), big.NewInt(s.Squares+1))
	spread.Sub(spread, new(big.Int).Mul(big.NewInt(s.Sum), big.NewInt(s.Sum)))
	cube := new(big.Int).Mul(big.NewInt(n), new(big.Int).Mul(big.NewInt(n), big.NewInt(n)))
	return div(spread, cube)
}

// Around returns the interval of the mean in parts of unit, by the normal distribution, rounded outwards.
func (s Sample) Around(unit int64) Interval {
	half := mul(usual(), root(s.variance()))
	if s.Games == 0 {
		return Interval{}
	}
	mean := div(big.NewInt(s.Sum), big.NewInt(s.Games))
	in := func(a fixed) int {
		a.Mul(a, big.NewInt(unit))
		return int(a.Rsh(a, fixedBits).Int64())
	}
	return Interval{in(new(big.Int).Sub(mean, half)), in(new(big.Int).Add(mean, half)) + 1}
}

// Differ returns the chance that the means of two samples differ this much by luck alone, in either direction.
func Differ(a, b Sample) Chance {
	if a.Games == 0 || b.Games == 0 {
		return Sure
	}
	gap := new(big.Int).Sub(div(big.NewInt(a.Sum), big.NewInt(a.Games)), div(big.NewInt(b.Sum), big.NewInt(b.Games)))
	apart := root(new(big.Int).Add(a.variance(), b.variance()))
	return min(Sure, 2*tail(div(gap.Abs(gap), apart)))
}

// Farther returns the chance that the means of two samples differ this much, in either direction, if the true distance
// is beyond, in parts of unit. It returns Sure if they lie nearer than that.
func Farther(a, b Sample, beyond, unit int64) Chance {
	if a.Games == 0 || b.Games == 0 {
		return Sure
	}
	gap := new(big.Int).Sub(div(big.NewInt(a.Sum), big.NewInt(a.Games)), div(big.NewInt(b.Sum), big.NewInt(b.Games)))
	gap.Abs(gap).Sub(gap, fraction(beyond, unit))
	if gap.Sign() <= 0 {
		return Sure
	}
	return tail(div(gap, root(new(big.Int).Add(a.variance(), b.variance()))))
}

// Detectable returns the smallest difference of two means, in parts of unit, that Differ finds with 80% power at an
// error rate of alarm. Both samples have this number of games, with the largest spread that is possible over one whole.
func Detectable(games int, alarm Chance, unit int64) int {
	if games <= 0 {
		return int(unit)
	}
	reach := new(big.Int).Add(quantile(alarm/2), quantile(PerMille(200)))
	far := mul(reach, root(fraction(1, 2*int64(games)))) // one variance is at most a quarter of a whole, both a half
	far.Mul(far, big.NewInt(unit))
	return min(int(unit), int(far.Rsh(far, fixedBits).Int64())+1)
}
