package inference

import "math/big"

// fixedBits is the number of binary places of a fixed number.
const fixedBits = 96

// fixed is a number in parts of 2^-96, rounded down at each step. The sum of a thousand of them is right to 25 digits.
type fixed = *big.Int

// one returns the number 1.
func one() fixed { return new(big.Int).Lsh(big.NewInt(1), fixedBits) }

// fraction returns the number part/whole.
func fraction(part, whole int64) fixed {
	return div(big.NewInt(part), big.NewInt(whole))
}

func mul(a, b fixed) fixed {
	p := new(big.Int).Mul(a, b)
	return p.Rsh(p, fixedBits)
}

// div returns a divided by b as a fixed number; both are fixed or both whole.
func div(a, b *big.Int) fixed {
	p := new(big.Int).Lsh(a, fixedBits)
	return p.Div(p, b)
}

// root returns the square root of a number of at least 0.
func root(a fixed) fixed {
	p := new(big.Int).Lsh(a, fixedBits)
	return p.Sqrt(p)
}

// logarithm returns the natural logarithm of a number above 0. It adds the logarithm of a power of two and that of the
// remaining factor from 1 up to 2. The series is that of the inverse hyperbolic tangent.
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

// inverseTanh returns z + z^3/3 + z^5/5 + ... for z from 0 to 1/3.
func inverseTanh(z fixed) fixed {
	square, power, sum := mul(z, z), new(big.Int).Set(z), new(big.Int)
	for n := int64(1); power.Sign() != 0; n += 2 {
		sum.Add(sum, new(big.Int).Quo(power, big.NewInt(n)))
		power = mul(power, square)
	}
	return sum
}

// exponential returns e to a power of 0 or less. It divides the exponent by a power of two for the series, and squares
// the result again.
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
