package sweepcheck

import (
	"muster/internal/engine/sweep"
	"muster/schema"
	"muster/validate/check"
)

// ResultsPass is one run of a check over results.
type ResultsPass struct {
	*check.Pass
	Doc     *schema.Document
	Results *sweep.Results
}

// Results lists the checks on results. Each comes after those that it needs.
func (g *Game) Results() []*check.Check {
	return []*check.Check{
		g.ResultsUnknownAdventure(),
		g.ResultsOtherVersion(),
		g.ResultsWinsDiffer(),
		g.ResultsPlayedTwice(),
	}
}

// runResults adapts a check's function to the frame.
func runResults(look func(*ResultsPass)) func(*check.Pass) {
	return func(of *check.Pass) {
		if r := sweep.ResultsOf(of.Entry); r != nil {
			look(&ResultsPass{of, of.Entry.Doc, r})
		}
	}
}
