package playcheck

import (
	"fmt"

	"muster/validate/check"
)

// UnitLate: players who try to win order a unit, but in hardly any game before it is nearly over. If games without the
// unit have the same results, play/unit-uninvolved reports it.
func (g *Game) UnitLate() *check.Check {
	return g.Warning("play/unit-late", needs("play/endless"), func(x *Pass) {
		list := x.listed()
		for i := range list {
			u := &list[i]
			if u.Stuck || x.uninvolved[u.place] || x.idle(u, len(list)) ||
				!x.belowLeast(limits()["timely"], u.timely, u.games, len(list)) {
				continue
			}
			x.Report(check.Finding{
				At: x.Doc.Value(u.Ptr),
				Message: fmt.Sprintf("the unit at %s is ordered or fights before the last quarter in %s", u.Label,
					Of(u.timely, u.games, x.Held(limits()["timely"]).AtLeast())),
				Help: x.game.Helps["play/unit-idle"],
			})
		}
	})
}
