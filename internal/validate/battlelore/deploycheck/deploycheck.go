// Package deploycheck simulates Call to Arms: it checks the effect of card draws on a map, a set of Deployment cards
// and an adventure. Every finding has the share of the draws and the smallest draw that shows it; limits.toml sets the
// minimum shares. internal/engine/battlelore/deploy and internal/engine/battlelore/prove implement the rules of
// deployment. Other
// packages check everything that needs no draw.
package deploycheck

import "muster/validate/check"

// All lists the checks. Those of maps and sets come first, because adventures depend on both.
//
//newcheck:family deploy
func All() []*check.Check {
	list := []*check.Check{
		drownedCards(),
		lostUnits(),
		noRoom(),

		neverWhole(),
		colourBalance(),
		levyPressure(),

		refused(),
		unitLost(),
		reserveLost(),
		short(),
		levies(),
		tokenLeft(),
	}
	for _, c := range list {
		c.Slow = true
	}
	return list
}
