// Package calltoarms holds the checks on adventures that are fought with Call to Arms: their sets, mode and Reserve.
package calltoarms

import "muster/validate/check"

// All lists the checks. A check stands behind those that it needs.
func All() []*check.Check {
	return []*check.Check{
		ctaUnknownSet(),
		boxesMissSet(),
		ctaCamp(),
		ctaCreature(),
		ctaSets(),
		ctaModeBoard(),
		ctaFirst(),
		ctaReserve(),
	}
}
