package playcheck

import (
	"fmt"

	"muster/validate/check"
)

// UnitIdle: players who try to win rarely order a unit: it is held too long, or no card reaches it.
func (g *Game) UnitIdle() *check.Check {
	return g.Warning("play/unit-idle", needs(), func(x *Pass) {
		list := x.listed()
		for i := range list {
			u := &list[i]
			if u.Stuck || !x.idle(u, len(list)) {
				continue
			}
			x.Report(check.Finding{
				At: x.Doc.Value(u.Ptr),
				Message: fmt.Sprintf("the unit at %s is ordered in %s", u.Label,
					Of(u.ordered, u.games, x.Held(limits()["ordered"]).AtLeast())),
				Help: x.game.Helps["play/unit-idle"],
			})
		}
	})
}

// idle reports whether a unit, one of units, is ordered in too few games.
func (x *Pass) idle(u *unit, units int) bool {
	return x.belowLeast(limits()["ordered"], u.ordered, u.games, units)
}
