package sweepcheck

import (
	"fmt"

	"muster/internal/engine/sweep"
	"muster/schema/diag"
	"muster/validate/check"
)

// NoLevers: only some games define changes of an adventure to try.
func (g *Game) NoLevers() *check.Check {
	return &check.Check{
		Code: "sweep/no-levers", Severity: diag.Error, Kind: sweep.Name,
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
