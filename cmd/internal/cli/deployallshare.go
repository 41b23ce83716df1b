package cli

import (
	"fmt"
	"math/big"
	"strings"

	"muster/engine/muster"
)

// ratio is a chance as a fraction; nil when there is none to tell.
func ratio(c muster.Chance) *big.Rat {
	if c.Den == 0 {
		return nil
	}
	return big.NewRat(c.Num, c.Den)
}

// shortFraction is the longest fraction that is shown beside its percentage.
const shortFraction = 9

// share is a chance for people: a percentage, and the exact fraction where it is short.
func share(r *big.Rat) string {
	text := perCent(r)
	if r == nil || r.IsInt() {
		return text
	}
	if exact := r.RatString(); len(exact) <= shortFraction {
		return text + " " + exact
	}
	return text
}

// perCent is a chance to one place. What can happen is never shown as nothing, nor what can fail as certain.
func perCent(r *big.Rat) string {
	switch {
	case r == nil:
		return "?"
	case r.Sign() == 0:
		return "-"
	case r.IsInt():
		return "100%"
	}
	switch n := perMille(r); n {
	case 0:
		return "<0.1%"
	case 1000:
		return ">99.9%"
	default:
		return fmt.Sprintf("%d.%d%%", n/10, n%10)
	}
}

// perMille rounds to the nearest thousandth.
func perMille(r *big.Rat) int64 {
	n := new(big.Int).Mul(r.Num(), big.NewInt(2000))
	n.Add(n, r.Denom())
	return n.Quo(n, new(big.Int).Lsh(r.Denom(), 1)).Int64()
}

// sampled is an estimate for people: the share, and where the true one lies with 95 of 100 samples.
func sampled(s *muster.Sample) string {
	if s.Hits == 0 {
		return "~0% (up to " + million(s.High) + ")"
	}
	return fmt.Sprintf("~%s (%s to %s)", perCent(big.NewRat(int64(s.Hits), int64(max(s.Trials, 1)))), million(s.Low), million(s.High))
}

// million is a number per million as a percentage to one place.
func million(n int) string { return fmt.Sprintf("%d.%d%%", (n+500)/10000, (n+500)/1000%10) }

// grouped is a whole number in groups of three digits.
func grouped(n *big.Int) string {
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

// spreadOf is the least and most of numbers and their mean to one place; weights are by number, of any sum.
func spreadOf(weights []*big.Rat) string {
	least, most := -1, 0
	sum, all := new(big.Rat), new(big.Rat)
	for n, w := range weights {
		if w == nil || w.Sign() == 0 {
			continue
		}
		if least < 0 {
			least = n
		}
		most = n
		all.Add(all, w)
		sum.Add(sum, new(big.Rat).Mul(w, big.NewRat(int64(n), 1)))
	}
	if least < 0 {
		return "none"
	}
	mean := sum.Quo(sum, all)
	if least == most {
		return fmt.Sprintf("always %d", least)
	}
	return fmt.Sprintf("%d to %d, mean %s", least, most, mean.FloatString(1))
}

// counts are weights for spreadOf.
func counts[N int | int64](list []N) []*big.Rat {
	out := make([]*big.Rat, len(list))
	for i, n := range list {
		out[i] = big.NewRat(int64(n), 1)
	}
	return out
}
