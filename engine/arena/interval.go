package arena

import "math/big"

// Interval is where a share lies that was hit so often in so many games, in thousandths: in 95 of 100 batches it holds
// the true share (Wilson's interval). It is worked out in integers, so that every machine comes to the same: the square
// of 1.96 is 38416 parts of 10000.
func Interval(hits, games int) (low, high int) {
	if games <= 0 {
		return 0, whole
	}
	const scale, square = 10_000, 38_416
	n, all := big.NewInt(int64(hits)), big.NewInt(int64(games))
	misses := new(big.Int).Sub(all, n)
	// half = sqrt(square * scale * hits * misses / games + square^2 / 4)
	half := new(big.Int).Mul(n, misses)
	half.Mul(half, big.NewInt(square*scale)).Div(half, all)
	half.Add(half, big.NewInt(square*square/4)).Sqrt(half)
	centre := new(big.Int).Add(n.Mul(n, big.NewInt(scale)), big.NewInt(square/2))
	total := all.Mul(all, big.NewInt(scale)).Add(all, big.NewInt(square))
	part := func(x *big.Int) int {
		return int(x.Mul(x, big.NewInt(whole)).Div(x, total).Int64())
	}
	low = max(0, part(new(big.Int).Sub(centre, half)))
	high = min(whole, part(centre.Add(centre, half))+1)
	return low, high
}

// whole is all of something, in thousandths.
const whole = 1000
