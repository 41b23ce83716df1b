package inference

import "math/big"

// atLeast is the chance that at least hits of trials come, each with a share of thousandths: every way is counted, in
// whole numbers.
func atLeast(hits, trials int, share int64) Chance {
	switch {
	case hits <= 0:
		return Sure
	case hits > trials || share <= 0:
		return 0
	case share >= 1000:
		return Sure
	}
	// The ways are summed from the side that has fewer of them: term k is C(trials, k) share^k (1000-share)^(trials-k),
	// and the next one of it without a rest.
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

// Beyond reports whether so many hits of trials show that the true share is above one of thousandths: where it is not,
// as many come with a chance of alarm at most (Clopper, Pearson 1934: the lower end of the one-sided interval lies
// above it). Of no trials nothing is shown.
func Beyond(hits, trials int, share int64, alarm Chance) bool {
	// As many as the share has, or fewer, show nothing, and cost nothing.
	return trials > 0 && int64(hits)*1000 > share*int64(trials) && atLeast(hits, trials, share) <= alarm
}

// Within reports whether so many hits of trials show that the true share is below one of thousandths.
func Within(hits, trials int, share int64, alarm Chance) bool {
	return Beyond(trials-hits, trials, 1000-share, alarm)
}

// BeyondCurve is the operating curve of Beyond for a number of trials: from how many hits on it speaks (trials+1 for
// never), and how likely it speaks where the true share is each of some, in thousandths.
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
