package playcheck

import (
	"fmt"

	"muster/schema/diag"
	"muster/validate/battlelore/pass"
	"muster/validate/check"
	"muster/validate/wording"
)

// unitIdle: a unit is ordered in no game, whoever plays (BL-ORD-01): it is held too long, or no card reaches it.
func unitIdle() *check.Check {
	return newCheck(
		"play/unit-idle",
		diag.Warning,
		[]string{"BL-ORD-01"},
		needs("play/no-start"),
		onPlayed(func(p *pass.Pass, x *played) {
			for _, u := range listed(p, x) {
				idle := u.ordered == 0 // BL-ORD-01
				if !idle || u.stuck {
					continue
				}
				p.Report(check.Finding{
					At: u.at,
					Message: fmt.Sprintf(
						"the unit at %s is ordered in none of %s",
						u.label,
						wording.Count(x.games(), "game", "games"),
					),
					Help: "let it go sooner, or leave it out",
				})
			}
		}),
	)
}
