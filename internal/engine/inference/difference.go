package inference

import "math/big"

// Sample is what a number of some games adds up to: how many, the sum, and the sum of squares.
type Sample struct{ Games, Sum, Squares int64 }

// Add adds one number.
func (s *Sample) Add(n int) {
	s.Games++
	s.Sum += int64(n)
	s.Squares += int64(n) * int64(n)
}

// Mean is the mean of the numbers, rounded to the nearest, in parts of unit; 0 of none.
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

// variance is that of the mean: games*squares - sum^2, parted by games^3. The one who estimates from few games is kept
// from sureness by a game that lies a whole point off.
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

// Around is the interval of the mean of the numbers in parts of unit, by the normal distribution, rounded outwards.
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

// Differ is the chance that the means of two samples lie as far apart by luck alone, in either direction.
func Differ(a, b Sample) Chance {
	if a.Games == 0 || b.Games == 0 {
		return Sure
	}
	gap := new(big.Int).Sub(div(big.NewInt(a.Sum), big.NewInt(a.Games)), div(big.NewInt(b.Sum), big.NewInt(b.Games)))
	apart := root(new(big.Int).Add(a.variance(), b.variance()))
	return min(Sure, 2*tail(div(gap.Abs(gap), apart)))
}

// Farther is the chance that the means of two samples lie so far apart, in either direction, where the true distance is
// beyond, in parts of unit; sure where they lie nearer than that.
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

// Detectable is how far apart two means must lie, in parts of unit, for Differ to be alarm at most with a chance of
// 80 of 100, where both samples have so many games and numbers spread over one whole as far as they can.
func Detectable(games int, alarm Chance, unit int64) int {
	if games <= 0 {
		return int(unit)
	}
	reach := new(big.Int).Add(quantile(alarm/2), quantile(PerMille(200)))
	far := mul(reach, root(fraction(1, 2*int64(games)))) // the variance of one is a quarter of a whole, of both a half
	far.Mul(far, big.NewInt(unit))
	return min(int(unit), int(far.Rsh(far, fixedBits).Int64())+1)
}
