package report

import (
	"fmt"
	"math/big"
	"strings"
)

// Share is how often something comes to pass, exactly: a fraction from 0 to 1, nil where it is not known. It is written
// as a percentage, with the fraction behind it where that is short.
type Share struct{ *big.Rat }

// shortFraction is the longest fraction that is shown beside its percentage.
const shortFraction = 9

// String is the share for people.
func (s Share) String() string {
	text := Percent(s).String()
	if s.Rat == nil || s.IsInt() {
		return text
	}
	if exact := s.RatString(); len(exact) <= shortFraction {
		return text + " " + exact
	}
	return text
}

// Items are the share.
func (s Share) Items() []string { return []string{s.String()} }

// Number reports whether the share is known.
func (s Share) Number() bool { return s.Rat != nil }

// Percent is a share that is written as a percentage alone.
type Percent struct{ *big.Rat }

// PercentOf is the share of n in so many.
func PercentOf(n, of int) Percent { return Percent{big.NewRat(int64(n), int64(max(of, 1)))} }

// String is the percentage to one place. What can happen is never shown as nothing, nor what can fail as certain.
func (p Percent) String() string {
	switch {
	case p.Rat == nil:
		return "?"
	case p.Sign() == 0:
		return "-"
	case p.IsInt():
		return "100%"
	}
	switch n := PerMille(p.Rat); n {
	case 0:
		return "<0.1%"
	case 1000:
		return ">99.9%"
	default:
		return fmt.Sprintf("%d.%d%%", n/10, n%10)
	}
}

// Items are the percentage.
func (p Percent) Items() []string { return []string{p.String()} }

// Number reports whether the share is known.
func (p Percent) Number() bool { return p.Rat != nil }

// PerMille is a fraction rounded to the nearest thousandth.
func PerMille(r *big.Rat) int64 {
	n := new(big.Int).Mul(r.Num(), big.NewInt(2000))
	n.Add(n, r.Denom())
	return n.Quo(n, new(big.Int).Lsh(r.Denom(), 1)).Int64()
}

// Grouped is a whole number in groups of three digits.
func Grouped(n *big.Int) string {
	digits := n.String()
	var b strings.Builder
	for i, d := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteRune(d)
	}
	return b.String()
}

// Fractions are exact shares as text for machines.
func Fractions(list []*big.Rat) []string {
	out := make([]string, len(list))
	for i, r := range list {
		out[i] = r.RatString()
	}
	return out
}

// Whole is a number of thousandths as a percentage without decimals, without its sign. What would round to nothing is
// "<1", what would round to all ">99".
func Whole(n int) string {
	switch {
	case n > 0 && n < 5:
		return "<1"
	case n > 994 && n < 1000:
		return ">99"
	}
	return fmt.Sprint((n + 5) / 10)
}

// Between is an interval of thousandths as a percentage: "43-56%".
func Between(low, high int) string { return fmt.Sprintf("%d-%d%%", (low+5)/10, (high+5)/10) }

// Rate is a share of thousandths with its 95% confidence interval: "49%, 95% CI 43-56%".
func Rate(n, low, high int) string { return Whole(n) + "%, 95% CI " + Between(low, high) }

// Tenths is a number of thousandths as a percentage to one place, without its sign.
func Tenths(n int) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	return fmt.Sprintf("%s%d.%d", sign, n/10, n%10)
}
