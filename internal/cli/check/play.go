package check

import (
	"context"
	"slices"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/validate/runner"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/diag"
	"muster/validate/check"
)

// defaultGames is the default number of games of `muster check --play` for each pair of players.
const defaultGames = 100

// pairsOfPlayers is the number of pairs in the checks: each of three judges with each, two forward ones, and two that
// ignore objectives.
const pairsOfPlayers = 11

// judgement is a run of the checks, with or without games.
type judgement struct {
	verdict *workspace.Verdict
	failure error
	games   *check.Games // nil without --play
	ctx     context.Context
	stop    func()
}

// judge runs the checks on a workspace, and plays games if requested.
func (a *app) judge(ctx context.Context, ws *workspace.Workspace, flags checkFlags) *judgement {
	run := &judgement{}
	ctx, run.stop = cliutil.Interruptible(ctx)
	run.ctx = ctx
	if !flags.play {
		var done func()
		if tell := a.Progress("files"); tell != nil {
			left := ws.Left(games.Kinds().Names(), nil)
			done = cliutil.Counter(tell, left)
			defer tell(left, left) // the line is gone, however the run ends
		}
		run.verdict, run.failure = ws.JudgeUntil(ctx, a.Workers, done)
		return run
	}
	run.games = &check.Games{Context: ctx, Count: flags.games, Seed: flags.seed, Exact: flags.many}
	adventures := ws.Left(games.Played(), run.games)
	tell := a.Progress("games")
	total := max(1, pairsOfPlayers*flags.games*adventures)
	run.games.Done = cliutil.Counter(tell, total)
	run.games.Workers = max(1, a.Workers/max(1, adventures)) // adventures are played side by side
	run.verdict, run.failure = ws.Judge(a.Workers, run.games)
	if tell != nil {
		tell(total, total) // adventures that were not played leave the line short of its end
	}
	return run
}

// words describe the number of games.
func (j *judgement) words() string {
	switch {
	case j.games == nil && j.interrupted():
		return ", interrupted with " + report.Counted(j.verdict.Left, "file") + " left"
	case j.games == nil:
		return ""
	}
	played := int(j.games.Played.Load())
	switch {
	case j.interrupted():
		return ", interrupted with " + report.Counted(played, "adventure") + " played"
	case played == 0 && !slices.ContainsFunc(j.verdict.Findings,
		func(d diag.Diagnostic) bool { return d.Code == runner.PassedOver }):
		return ", no adventure to play"
	}
	return ", " + report.Counted(played, "adventure") + " played"
}

// interrupted reports whether Ctrl-C has stopped the run early.
func (j *judgement) interrupted() bool { return j.ctx.Err() != nil }
