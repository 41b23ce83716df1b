// Package deploycheck holds the checks that play Call to Arms: what becomes of a map, of a set of Deployment cards and
// of an adventure when the cards are drawn. Every finding comes with the share of the draws and the smallest draw that
// shows it; limits.toml says from which share on it is told. The rules of deployment are those of
// engine/battlelore/deploy
// and engine/battlelore/prove; what can be seen without a draw is for the other families.
package deploycheck

import "muster/validate/check"

// All lists the checks. Those of maps and sets come first: adventures stand on both.
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
