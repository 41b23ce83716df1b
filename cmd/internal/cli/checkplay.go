package cli

import (
	"context"

	"muster/engine/catalog"
	"muster/validate"
	"muster/validate/check"
	"muster/validate/runner"
)

// usualGames is how many games `muster check --play` plays with each pair of players.
const usualGames = 100

// pairsOfPlayers is how many pairs the checks have: greedy ones, and two at random.
const pairsOfPlayers = 2

// judgement is a run of the checks, with games or without.
type judgement struct {
	result  runner.Result
	failure error
	games   *check.Games // nil without --play
	stop    func()
}

// judge runs the checks over a catalog, and plays when it is asked to.
func (a *app) judge(ctx context.Context, c *catalog.Catalog, flags checkFlags) *judgement {
	run := &judgement{stop: func() {}}
	if !flags.play {
		run.result, run.failure = validate.Run(c, a.workers)
		return run
	}
	ctx, run.stop = interruptible(ctx)
	adventures := 0
	for _, e := range c.Given() {
		if e.Adventure != nil {
			adventures++
		}
	}
	tell := a.progress("games")
	total := max(1, pairsOfPlayers*flags.games*adventures)
	run.games = &check.Games{
		Context: ctx, Count: flags.games, Done: counter(tell, total),
		Workers: max(1, a.workers/max(1, adventures)), // adventures are played side by side
	}
	run.result, run.failure = validate.Play(c, a.workers, run.games)
	if tell != nil {
		tell(total, total) // adventures that were not played leave the line short of its end
	}
	return run
}

// words say how much was played.
func (j *judgement) words() string {
	switch {
	case j.games == nil:
		return ""
	case j.interrupted():
		return ", interrupted with " + counted(int(j.games.Played.Load()), "adventure") + " played"
	}
	return ", " + counted(int(j.games.Played.Load()), "adventure") + " played"
}

func (j *judgement) interrupted() bool { return j.games != nil && j.games.Context.Err() != nil }
