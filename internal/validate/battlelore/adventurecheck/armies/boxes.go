package armies

import "muster/validate/check"

// BoxChecks lists the checks on the boxes of an adventure. A check comes after those that it needs.
func BoxChecks() []*check.Check {
	return []*check.Check{
		boxesMissMap(),
		epicBox(),
		bearers(),
		figures(),
		banners(),
	}
}
