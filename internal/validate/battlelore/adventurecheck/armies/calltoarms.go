package armies

import "muster/validate/check"

// CallToArmsChecks lists the checks on adventures with Call to Arms. A check comes after those that it needs.
func CallToArmsChecks() []*check.Check {
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
