package inference

import (
	"math"
	"math/big"
	"testing"
)

// number is a fixed number as a float.
func number(a fixed) float64 {
	f, _ := new(big.Rat).SetFrac(a, one()).Float64()
	return f
}

func near(t *testing.T, what string, got, want, within float64) {
	t.Helper()
	if math.Abs(got-want) > within {
		t.Errorf("%s is %.15g, not %.15g", what, got, want)
	}
}

// TestFixed holds the functions in integers against those of the standard library.
func TestFixed(t *testing.T) {
	for _, n := range []int64{1, 2, 7, 500, 580, 999, 1000, 1001, 2500, 1_000_000} {
		x := float64(n) / 1000
		near(t, "ln", number(logarithm(fraction(n, 1000))), math.Log(x), 1e-14*(1+math.Abs(math.Log(x))))
		near(t, "exp", number(exponential(fraction(-n, 1000))), math.Exp(-x), 1e-15)
		near(t, "root", number(root(fraction(n, 1000))), math.Sqrt(x), 1e-15*(1+x))
		if x < tailEnd {
			near(t, "tail", float64(tail(fraction(n, 1000)))/float64(Sure), math.Erfc(x/math.Sqrt2)/2, 1e-12)
		}
	}
	if exponential(one()).Sign() != 0 || exponential(fraction(-1_000_000, 1)).Sign() != 0 || tail(fraction(9, 1)) != 0 {
		t.Error("what is out of range is nothing")
	}
	near(t, "97.5 of 100", number(usual()), 1.959963984540054, 1e-11)
	near(t, "95 of 100", number(quantile(PerMille(50))), 1.6448536269514722, 1e-11)
}
