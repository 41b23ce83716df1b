package playcheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// unitIdle: players who want to win hardly ever order a unit (BL-ORD-01): it is held too long, or no card reaches it.
func unitIdle() *check.Check {
	return newCheck("play/unit-idle", diag.Warning, []string{"BL-ORD-01"}, needs("play/no-start"),
		onPlayed(func(p *pass.Pass, x *played) {
			list := listed(p, x)
			for i := range list {
				u := &list[i]
				if u.stuck || !u.idle(p, len(list)) {
					continue
				}
				p.Report(check.Finding{
					At: u.at,
					Message: fmt.Sprintf("the unit at %s is ordered in %s of %s; at least %d%% is usual", u.label,
						none(u.ordered), wording.Count(u.games, "game", "games"), p.Held(limits()["ordered"]).AtLeast()),
					Help: "let it go sooner, or leave it out",
				})
			}
		}))
}

// idle reports whether a unit, one of so many, is ordered in too few games (BL-ORD-01).
func (u *unit) idle(p *pass.Pass, units int) bool {
	return belowLeast(p, "ordered", u.ordered, u.games, units)
}

// none is a number, and 0 in a word.
func none(n int) string {
	if n == 0 {
		return "none"
	}
	return fmt.Sprint(n)
}
