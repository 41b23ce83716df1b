package inference

import "math/big"

// Parted returns the chance that luck alone makes the means of two samples differ this much, in either direction. It is
// a permutation test: each way to divide all the numbers into the two samples is equally likely.
//
// The test uses the normal approximation to the permutation distribution (Fisher, Pitman 1937). Its variance combines
// both samples, so it holds for small ones too. Numbers are half points of games without draws, in steps of 2; half a
// step is the continuity correction (Yates).
func Parted(a, b Sample) Chance {
	n := a.Games + b.Games
	if a.Games == 0 || b.Games == 0 {
		return Sure
	}
	// All terms are multiplied by a.Games * b.Games. The gap is a.Sum*b.Games - b.Sum*a.Games less n. Its variance is
	// the spread of all numbers, n*squares - sum^2, times a.Games * b.Games / (n-1).
	product := func(x, y int64) *big.Int { return new(big.Int).Mul(big.NewInt(x), big.NewInt(y)) }
	gap := product(a.Sum, b.Games)
	gap.Sub(gap, product(b.Sum, a.Games)).Abs(gap).Sub(gap, big.NewInt(n))
	spread := product(n, a.Squares+b.Squares)
	spread.Sub(spread, product(a.Sum+b.Sum, a.Sum+b.Sum))
	if gap.Sign() <= 0 || spread.Sign() == 0 {
		return Sure
	}
	spread.Mul(spread, product(a.Games, b.Games))
	square := div(gap.Mul(gap, gap).Mul(gap, big.NewInt(n-1)), spread)
	return min(Sure, 2*tail(root(square)))
}
