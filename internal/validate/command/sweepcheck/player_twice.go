package sweepcheck

import (
	"fmt"
	"slices"

	"muster/internal/engine/sweep"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// PlayerTwice: every player meets every other, and levers are tried by two different players: a player must not be
// listed twice.
func (g *Game) PlayerTwice() *check.Check {
	return &check.Check{
		Code: "sweep/player-twice", Severity: diag.Error, Kind: sweep.Name,
		Needs: []string{"/players", "/levers"},
		Run: run(func(p *Pass) {
			for _, l := range p.lists() {
				for i, name := range l.names {
					if slices.Contains(l.names[:i], name) {
						p.Report(check.Finding{
							At:      p.Doc.Value(l.ptr + wording.Pointer(i)),
							Message: fmt.Sprintf("the player %q is listed twice", name),
							Help:    "remove one of them, or name another player",
						})
					}
				}
			}
		}),
	}
}
