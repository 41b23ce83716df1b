package sweepcheck

import (
	"maps"
	"slices"

	"muster/internal/engine/sweep"
	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// ResultsPlayedTwice: games that are listed twice count twice.
func (g *Game) ResultsPlayedTwice() *check.Check {
	return &check.Check{
		Code: "results/played-twice", Severity: diag.Warning, Kind: sweep.ResultsName,
		Needs: []string{"/played"},
		Run: runResults(func(p *ResultsPass) {
			all := p.Results.Played
			for i := range all {
				first := slices.IndexFunc(all[:i], func(other sweep.Played) bool { return sameGames(other, all[i]) })
				if first < 0 {
					continue
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(wording.Pointer("played", i) + "/games"),
					Message: "these games are listed twice: all keys are equal",
					Help:    "remove one of the tables, or set their date, place or source",
					Related: []diag.Related{
						check.Related(p.Doc, p.Doc.Value(wording.Pointer("played", first)+"/games"), "the first"),
					},
				})
			}
		}),
	}
}

// sameGames reports whether all keys of two tables are equal.
func sameGames(a, b sweep.Played) bool {
	return a.Games == b.Games && a.Draws == b.Draws && a.Date == b.Date && a.Place == b.Place &&
		a.Source == b.Source && maps.Equal(a.Wins, b.Wins)
}
