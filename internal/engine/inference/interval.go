package inference

import "math/big"

// Interval is a 95% interval from Low to High, in parts of a unit, rounded outwards.
type Interval struct {
	Low  int `json:"low"`
	High int `json:"high"`
}

// square is the square of 1.96 in parts of scale.
const square, scale = 38_416, 10_000

// Wilson returns Wilson's interval (1927) of a share, in parts of unit. points are half points, at most twice the
// games. Without games the interval is the whole range. Draws make the true interval no wider.
func Wilson(points, games, unit int) Interval {
	if games <= 0 {
		return Interval{0, unit}
	}
	all := big.NewInt(2 * int64(games))
	misses := big.NewInt(2*int64(games) - int64(points))
	// half = sqrt(square * scale * hits * misses / games + square^2 / 4), with hits and misses in games
	half := new(big.Int).Mul(big.NewInt(int64(points)), misses)
	half.Mul(half, big.NewInt(square*scale)).Div(half, new(big.Int).Lsh(all, 1))
	half.Add(half, big.NewInt(square*square/4)).Sqrt(half)
	centre := big.NewInt(int64(points) * (scale / 2))
	centre.Add(centre, big.NewInt(square/2))
	total := big.NewInt(int64(games)*scale + square)
	part := func(x *big.Int) int {
		return int(x.Mul(x, big.NewInt(int64(unit))).Div(x, total).Int64())
	}
	low := part(new(big.Int).Sub(centre, half))
	return Interval{max(0, low), min(unit, part(centre.Add(centre, half))+1)}
}

// Share returns the interval of a share: Wilson's, and for none or all of the points that of Clopper and Pearson
// (1934), which is 1 - (1/40)^(1/games) wide there.
func Share(points, games, unit int) Interval {
	if games <= 0 || points > 0 && points < 2*games {
		return Wilson(points, games, unit)
	}
	none := new(big.Int).Neg(logarithm(fraction(40, 1)))
	none = exponential(none.Quo(none, big.NewInt(int64(games))))
	wide := new(big.Int).Sub(one(), none)
	wide.Mul(wide, big.NewInt(int64(unit))).Rsh(wide, fixedBits)
	end := min(unit, int(wide.Int64())+1)
	if points == 0 {
		return Interval{0, end}
	}
	return Interval{unit - end, unit}
}
