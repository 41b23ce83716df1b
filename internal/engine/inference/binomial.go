package inference

import "math/big"

// atLeast returns the chance of at least hits successes in trials with a success share in thousandths. It sums every
// term in whole numbers.
func atLeast(hits, trials int, share int64) Chance {
	switch {
	case hits <= 0:
		return Sure
	case hits > trials || share <= 0:
		return 0
	case share >= 1000:
		return Sure
	}
	// The sum runs over the side with fewer terms. Term k is C(trials, k) share^k (1000-share)^(trials-k); each term
	// follows from the one before without a remainder.
	miss := 1000 - share
	term := new(big.Int).Exp(big.NewInt(miss), big.NewInt(int64(trials)), nil)
	below := new(big.Int)
	for k := range hits {
		below.Add(below, term)
		term.Mul(term, big.NewInt(int64(trials-k)*share)).Quo(term, big.NewInt(int64(k+1)*miss))
	}
	all := new(big.Int).Exp(big.NewInt(1000), big.NewInt(int64(trials)), nil)
	return chance(div(all.Sub(all, below), new(big.Int).Exp(big.NewInt(1000), big.NewInt(int64(trials)), nil)))
}

// Beyond reports whether hits in trials show that the true share is above share, in thousandths. The error rate is at
// most alarm: the lower end of the one-sided interval of Clopper and Pearson (1934) lies above share. No trials show
// nothing.
func Beyond(hits, trials int, share int64, alarm Chance) bool {
	// Hits at or below the share show nothing; skip the sum.
	return trials > 0 && int64(hits)*1000 > share*int64(trials) && atLeast(hits, trials, share) <= alarm
}

// Within reports whether hits in trials show that the true share is below share, in thousandths.
func Within(hits, trials int, share int64, alarm Chance) bool {
	return Beyond(trials-hits, trials, 1000-share, alarm)
}

// BeyondCurve returns the operating curve of Beyond for a number of trials. from is the fewest hits that Beyond
// accepts, trials+1 if it never does. speaks holds its acceptance chance for each true share, in thousandths.
func BeyondCurve(trials int, share int64, alarm Chance, true []int64) (from int, speaks []Chance) {
	low, high := 0, trials+1
	for low < high {
		if middle := (low + high) / 2; Beyond(middle, trials, share, alarm) {
			high = middle
		} else {
			low = middle + 1
		}
	}
	for _, t := range true {
		speaks = append(speaks, atLeast(low, trials, t))
	}
	return low, speaks
}
