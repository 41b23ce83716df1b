package kernel

import (
	"fmt"

	"muster/internal/engine/command/kernel/setup"
	"muster/internal/validate/command/kernel/pass"
	"muster/internal/validate/command/playcheck"
	"muster/validate/check"
)

// exitUnused: a side can leave the board over some hexes (MED-LDR-19), and rarely does.
func exitUnused() *check.Check {
	return playGame.Warning("play/exit-unused", nil, func(x *playcheck.Pass) {
		limit, exits := x.Held(limits()["left"]), pass.Of(x.Pass).Linked.Exits
		looks := 0
		for c := range exits {
			if len(exits[c].At) > 0 {
				looks++
			}
		}
		for c := range exits {
			n := 0
			for _, r := range x.Judged {
				n += own(r).Exited[c]
			}
			if len(exits[c].At) == 0 || !x.BelowLeast(limit, n, x.Contested(), looks) {
				continue
			}
			x.Report(check.Finding{
				At: x.Doc.Value(exits[c].Ptr + "/at"),
				Message: fmt.Sprintf("a unit of %s leaves by the exits in %s", setup.SideNames[c],
					playcheck.Of(n, x.Contested(), limit.AtLeast())),
				Help: "move them closer to the units, raise their value, or remove them",
			})
		}
	})
}
