// Package boxes holds the checks on the boxes of an adventure: whether they hold its map, figures and bearers.
package boxes

import "muster/validate/check"

// All lists the checks. A check stands behind those that it needs.
func All() []*check.Check {
	return []*check.Check{
		boxesMissMap(),
		epicBox(),
		bearers(),
		figures(),
		banners(),
	}
}
