package games

import (
	"context"

	"muster/catalog"
	"muster/internal/report/balance"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/validate"
	"muster/validate/check"
)

// gamesOfLevers is the number of games for levers: default, minimum and maximum.
var gamesOfLevers = [3]int{balance.LeverGames, balance.LeastLeverGames, balance.MostLeverGames}

// changesOf returns the playable changes of a game's adventures without an error of its checks.
func changesOf(g *balance.Game, checks func() []*check.Check) func(*catalog.Entry) []Change {
	return func(e *catalog.Entry) []Change {
		var out []Change
		for _, v := range g.Changes(e, refused(checks)) {
			out = append(out, Change{v.ID, v.Says, v.Text})
		}
		return out
	}
}

// refused returns a function that returns the first error of a game's checks for a changed adventure, or "".
func refused(checks func() []*check.Check) balance.Refuses { return refusedBeside(checks, nil) }

// refusedBeside is refused for a change that Muster writes itself: it also refuses a warning that the adventure as it
// is does not have. Without an adventure no warning is refused.
func refusedBeside(checks func() []*check.Check, as *catalog.Entry) balance.Refuses {
	had := map[string]int{}
	if as != nil {
		known, _ := findings(checks, as) // an error comes again with each change
		for _, d := range known {
			had[d.Code]++
		}
	}
	return func(e *catalog.Entry) string {
		found, err := findings(checks, e)
		if err != nil {
			return err.Error()
		}
		has := map[string]int{}
		for _, d := range found {
			has[d.Code]++
			more := as != nil && d.Severity == diag.Warning && has[d.Code] > had[d.Code]
			if d.Severity == diag.Error || more {
				return d.Message + " (" + d.Code + ")"
			}
		}
		return ""
	}
}

// findings lists those of a game's checks in the file of an adventure.
func findings(checks func() []*check.Check, e *catalog.Entry) ([]diag.Diagnostic, error) {
	c := e.Catalog()
	all, err := runner.Plan{Checks: validate.Checks(checks()), Workers: 1, Quick: true}.Over(c)
	if err != nil {
		return nil, err
	}
	for i, s := range c.ToJudge() {
		if s == e.FileEntry() {
			return all[i].Findings, nil
		}
	}
	return nil, nil
}

// fairOf returns the search for the shortest change that makes an adventure of a game fair, without an error or a new
// warning of its checks.
func fairOf(
	g *balance.Game, checks func() []*check.Check,
) func(context.Context, balance.FairQuestion) (*balance.FairAnswer, error) {
	return func(ctx context.Context, q balance.FairQuestion) (*balance.FairAnswer, error) {
		q.Refuses = refusedBeside(checks, q.Entry)
		return g.MakeFair(ctx, q)
	}
}

// designOf returns the search for variants of an adventure of a game, without an error or a new warning of its checks.
func designOf(
	g *balance.Game, checks func() []*check.Check,
) func(context.Context, balance.DesignQuestion) (*balance.DesignAnswer, error) {
	return func(ctx context.Context, q balance.DesignQuestion) (*balance.DesignAnswer, error) {
		q.Refuses = refusedBeside(checks, q.Entry)
		return g.Design(ctx, q)
	}
}
