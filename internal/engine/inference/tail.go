package inference

import (
	"math/big"
	"sync"
)

// Chance is a probability in parts of Sure, from 0 to Sure.
type Chance int64

// Sure is the chance of a certain event.
const Sure Chance = 1_000_000_000_000

// PerMille returns a chance of n thousandths.
func PerMille(n int64) Chance { return Sure / 1000 * Chance(n) }

// chance converts a fixed number from 0 to 1 to a Chance, rounded to the nearest.
func chance(a fixed) Chance {
	p := new(big.Int).Mul(a, big.NewInt(int64(Sure)))
	p.Add(p, new(big.Int).Lsh(big.NewInt(1), fixedBits-1))
	return max(0, min(Sure, Chance(p.Rsh(p, fixedBits).Int64())))
}

// tailEnd is the number of standard deviations beyond which a tail is less than one part of Sure.
const tailEnd = 8

// tail returns the chance that a normal number exceeds z standard deviations, for z of at least 0: 1/2 - density(z) *
// (z + z^3/3 + z^5/(3*5) + ...). All terms of the series are positive.
func tail(z fixed) Chance {
	if z.Cmp(new(big.Int).Mul(one(), big.NewInt(tailEnd))) >= 0 {
		return 0
	}
	square := mul(z, z)
	sum, term := new(big.Int), new(big.Int).Set(z)
	for n := int64(3); term.Sign() != 0; n += 2 {
		sum.Add(sum, term)
		term = mul(term, square)
		term.Quo(term, big.NewInt(n))
	}
	half := new(big.Int).Rsh(one(), 1)
	return chance(half.Sub(half, mul(density(square), sum)))
}

// density returns the normal density at the root of square: e^(-square/2) / sqrt(2 pi).
func density(square fixed) fixed {
	below := new(big.Int).Neg(square)
	return mul(exponential(below.Rsh(below, 1)), normalScale())
}

// normalScale is 1 / sqrt(2 pi), by Machin's formula: pi/4 = 4 atan(1/5) - atan(1/239).
var normalScale = sync.OnceValue(func() fixed {
	arc := func(n int64) fixed {
		sum, power := new(big.Int), fraction(1, n)
		for k := int64(1); power.Sign() != 0; k += 2 {
			term := new(big.Int).Quo(power, big.NewInt(k))
			if k%4 == 3 {
				term.Neg(term)
			}
			sum.Add(sum, term)
			power.Quo(power, big.NewInt(n*n))
		}
		return sum
	}
	pi := new(big.Int).Lsh(arc(5), 4)
	pi.Sub(pi, new(big.Int).Lsh(arc(239), 2))
	return div(one(), root(twice(pi)))
})

// quantile returns the number of standard deviations that a normal number exceeds with chance c, below a half, to
// 2^-40.
func quantile(c Chance) fixed {
	low, high := new(big.Int), new(big.Int).Mul(one(), big.NewInt(tailEnd))
	for range 43 {
		middle := new(big.Int).Add(low, high)
		middle.Rsh(middle, 1)
		if tail(middle) > c {
			low = middle
		} else {
			high = middle
		}
	}
	return high
}

// usual is the quantile of a 95% interval.
var usual = sync.OnceValue(func() fixed { return quantile(PerMille(25)) })
