package inference

import "math/big"

// Parted is the chance that luck alone parts the numbers of two samples so that their means lie as far from each
// other, in either direction, where each way to deal all of them out to the two is as likely: the test of an
// experiment in which chance says who gets what. It is the normal approximation to the distribution over all such
// ways (Fisher, Pitman 1937), whose variance takes both samples together and is therefore right where a sample is
// small; steps between numbers are 2, a win in half points, and half of one is taken off (Yates).
func Parted(a, b Sample) Chance {
	n := a.Games + b.Games
	if a.Games == 0 || b.Games == 0 {
		return Sure
	}
	// All of it times a.Games * b.Games: the gap is a.Sum*b.Games - b.Sum*a.Games less n, its variance the spread of all
	// numbers, n*squares - sum^2, times a.Games * b.Games / (n-1).
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
