package inference

import "math/big"

// fixedBits is how many binary places a fixed number has.
const fixedBits = 96

// fixed is a number in parts of 2^-96, rounded down at each step: what is added up of a thousand of them is right to
// twenty-five digits.
type fixed = *big.Int

// one is the number 1.
func one() fixed { return new(big.Int).Lsh(big.NewInt(1), fixedBits) }

// fraction is the number part/whole.
func fraction(part, whole int64) fixed {
	return div(big.NewInt(part), big.NewInt(whole))
}

func mul(a, b fixed) fixed {
	p := new(big.Int).Mul(a, b)
	return p.Rsh(p, fixedBits)
}

// div is the fixed number of a divided by b, which are both fixed or both whole.
func div(a, b *big.Int) fixed {
	p := new(big.Int).Lsh(a, fixedBits)
	return p.Div(p, b)
}

// root is the square root of a number from 0 on.
func root(a fixed) fixed {
	p := new(big.Int).Lsh(a, fixedBits)
	return p.Sqrt(p)
}

// logarithm is the natural logarithm of a number above 0: that of a power of two, and of what is left of the number,
// from 1 up to 2, by the series of the inverse hyperbolic tangent.
func logarithm(a fixed) fixed {
	shift := a.BitLen() - 1 - fixedBits
	rest := new(big.Int)
	if shift >= 0 {
		rest.Rsh(a, uint(shift))
	} else {
		rest.Lsh(a, uint(-shift))
	}
	out := new(big.Int).Mul(twice(inverseTanh(fraction(1, 3))), big.NewInt(int64(shift)))
	z := div(new(big.Int).Sub(rest, one()), new(big.Int).Add(rest, one()))
	return out.Add(out, twice(inverseTanh(z)))
}

func twice(a fixed) fixed { return new(big.Int).Lsh(a, 1) }

// inverseTanh is z + z^3/3 + z^5/5 and so on, for z from 0 to a third.
func inverseTanh(z fixed) fixed {
	square, power, sum := mul(z, z), new(big.Int).Set(z), new(big.Int)
	for n := int64(1); power.Sign() != 0; n += 2 {
		sum.Add(sum, new(big.Int).Quo(power, big.NewInt(n)))
		power = mul(power, square)
	}
	return sum
}

// exponential is e to a power of 0 or less: that of a part that is small enough for the series, squared again.
func exponential(a fixed) fixed {
	const halvings = 16
	if a.Sign() > 0 || a.BitLen() > fixedBits+halvings-1 {
		return new(big.Int) // less than any fixed number
	}
	small := new(big.Int).Rsh(a, halvings)
	sum, term := one(), one()
	for n := int64(1); ; n++ {
		term = mul(term, small)
		term.Quo(term, big.NewInt(n))
		if term.BitLen() <= 1 {
			break
		}
		sum.Add(sum, term)
	}
	for range halvings {
		sum = mul(sum, sum)
	}
	return sum
}
