package kernel

import (
	"fmt"

	"muster/internal/engine/command/kernel/matches"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/command/playcheck"
	"muster/validate/check"
)

// leaderIdle: a Leader has an effect for its side in hardly any game (MED-LDR-21, MED-LDR-22): it starts no chain, and
// no unit near it fights.
func leaderIdle() *check.Check {
	return playGame.Warning("play/leader-idle", nil, func(x *playcheck.Pass) {
		limit, list := x.Held(limits()["led"]), pass.Of(x.Pass).Linked.Leaders
		for i := range list {
			l, n := &list[i], 0
			for _, r := range x.Judged {
				for j := range own(r).Leaders {
					if one := &own(r).Leaders[j]; one.Camp == l.Camp && one.At == l.At {
						n += one.Led
					}
				}
			}
			if !x.BelowLeast(limit, n, x.Contested(), len(list)) {
				continue
			}
			x.Report(check.Finding{
				At: x.Doc.Value(l.Ptr + "/at"),
				Message: fmt.Sprintf("the Leader at %s has an effect in %s", l.Label,
					playcheck.Of(n, x.Contested(), limit.AtLeast())),
				Help: "move the Leader to a unit that fights, or remove the Leader",
			})
		}
	})
}

// own returns the kernel's report in a family report.
func own(r *playcheck.Report) *matches.Report { return r.Of.(*matches.Report) }
