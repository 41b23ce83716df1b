package report

import (
	"fmt"
	"math/big"
	"strings"
)

// Share is an exact probability: a fraction from 0 to 1, nil if unknown. It is written as a percentage, with the
// fraction after it if that is short.
type Share struct{ *big.Rat }

// shortFraction is the maximum length of a fraction after its percentage.
const shortFraction = 9

// String returns the share as text.
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

// Items returns the share.
func (s Share) Items() []string { return []string{s.String()} }

// Number reports whether the share is known.
func (s Share) Number() bool { return s.Rat != nil }

// Percent is a share that is written as a percentage only.
type Percent struct{ *big.Rat }

// PercentOf returns the share of n in a total.
func PercentOf(n, of int) Percent { return Percent{big.NewRat(int64(n), int64(max(of, 1)))} }

// String returns the percentage to one decimal. A nonzero share is never shown as 0%, nor one below 1 as 100%.
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

// Items returns the percentage.
func (p Percent) Items() []string { return []string{p.String()} }

// Number reports whether the share is known.
func (p Percent) Number() bool { return p.Rat != nil }

// PerMille rounds a fraction to the nearest thousandth.
func PerMille(r *big.Rat) int64 {
	n := new(big.Int).Mul(r.Num(), big.NewInt(2000))
	n.Add(n, r.Denom())
	return n.Quo(n, new(big.Int).Lsh(r.Denom(), 1)).Int64()
}

// Grouped formats a whole number in groups of three digits.
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

// Whole returns a number of thousandths as a percentage without decimals and sign. It returns "<1" instead of 0, and
// ">99" instead of 100, for inexact values.
func Whole(n int) string {
	switch {
	case n > 0 && n < 5:
		return "<1"
	case n > 994 && n < 1000:
		return ">99"
	}
	return fmt.Sprint((n + 5) / 10)
}

// Between returns an interval of thousandths as a percentage: "43-56%".
func Between(low, high int) string { return fmt.Sprintf("%d-%d%%", (low+5)/10, (high+5)/10) }

// Rate returns a share of thousandths with its 95% confidence interval: "49%, 95% CI 43-56%".
func Rate(n, low, high int) string { return Whole(n) + "%, 95% CI " + Between(low, high) }

// Tenths returns a number of thousandths as a percentage to one decimal, without its sign.
func Tenths(n int) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	return fmt.Sprintf("%s%d.%d", sign, n/10, n%10)
}
