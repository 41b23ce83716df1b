package sweepcheck

import (
	"fmt"

	"muster/internal/engine/sweep"

	"muster/schema/diag"
	"muster/validate/check"
)

// TooMany: the size of a sweep is limited, well above normal use and below the capacity of a machine.
func (g *Game) TooMany() *check.Check {
	return &check.Check{
		Code: "sweep/too-many", Severity: diag.Error, Kind: sweep.Name,
		Needs: []string{
			"/adventures", "/folders", "/shipped", "/players", "/games", "sweep/unknown-adventure", "sweep/unknown-player",
			"sweep/player-twice",
		},
		Run: run(func(p *Pass) {
			size := sweep.SizeOf(p.Sweep, len(sweep.All(p.Entry)), g.Default)
			why := size.Beyond()
			if why == "" {
				return
			}
			f := check.Finding{
				At: p.Doc.Value("/id"),
				Message: fmt.Sprintf("the sweep has %d adventures and %d players: %s", size.Adventures,
					size.Players, why),
				Help: "reduce players or games, or split it into several sweeps",
			}
			if p.Sweep.Games > 0 {
				f.At = p.Doc.Value("/games")
			}
			p.Report(f)
		}),
	}
}
