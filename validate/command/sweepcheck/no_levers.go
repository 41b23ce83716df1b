package sweepcheck

import (
	"fmt"

	"muster/engine/sweep/sweeps"
	"muster/schema/diag"
	"muster/validate/check"
)

// NoLevers: which changes of an adventure are worth a try is known of some games alone.
func (g *Game) NoLevers() *check.Check {
	return &check.Check{
		Code: "sweep/no-levers", Severity: diag.Error, Kind: sweeps.Name,
		Needs: []string{"/levers"},
		Run: run(func(p *Pass) {
			if p.Sweep.Levers == nil {
				return
			}
			p.Report(check.Finding{
				At:      p.Doc.Key("/levers"),
				Message: fmt.Sprintf("levers are not available for %s", g.Title),
				Help:    "remove [levers]",
			})
		}),
	}
}
