package sweepcheck

import (
	"muster/internal/engine/sweep"
	"muster/schema/diag"
	"muster/validate/check"
)

// LeverPlayers: a change is suggested only if it holds with either of two players, so two are required.
func (g *Game) LeverPlayers() *check.Check {
	return &check.Check{
		Code: "sweep/lever-players", Severity: diag.Error, Kind: sweep.Name,
		Needs: []string{"/players", "/levers"},
		Run: run(func(p *Pass) {
			if l := p.Sweep.Levers; l == nil || len(l.Players) > 0 || len(p.Sweep.Players) != 1 {
				return
			}
			p.Report(check.Finding{
				At: p.Doc.Key("/levers"), Message: "levers need two players, but the sweep has one",
				Help: "write players = [\"greedy\", \"careful\"] below [levers], or name two players or more",
			})
		}),
	}
}
