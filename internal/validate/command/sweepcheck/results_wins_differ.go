package sweepcheck

import (
	"fmt"

	"muster/internal/engine/sweep"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// ResultsWinsDiffer: each game is won by one side, or drawn.
func (g *Game) ResultsWinsDiffer() *check.Check {
	return &check.Check{
		Code: "results/wins-differ", Severity: diag.Error, Kind: sweep.ResultsName,
		Needs: []string{"/played"},
		Run: runResults(func(p *ResultsPass) {
			for i, played := range p.Results.Played {
				if sum := played.Sum(); sum != played.Games {
					p.Report(check.Finding{
						At:      p.Doc.Value(wording.Pointer("played", i) + "/games"),
						Message: fmt.Sprintf("games = %d, but the wins and draws add up to %d", played.Games, sum),
						Help:    "correct games, wins or draws",
					})
				}
			}
		}),
	}
}
