package play

import (
	"context"

	"muster/cmd/internal/cli/shell"
	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/setup"
	"muster/report/battlelore/games"
	"muster/schema/diag"
)

// playBatch plays many games, and tells a person at a terminal how far it is.
func (a *app) playBatch(ctx context.Context, s *setup.Scenario, flags *playFlags) error {
	tell := a.Progress("games")
	if tell != nil {
		defer tell(flags.games, flags.games) // an interrupted run leaves the line short of its end
	}
	return a.runBatch(ctx, s, flags, shell.Counter(tell, flags.games))
}

// runBatch plays many games and sums them up. When ctx ends, the finished games are summed up, and the run counts as
// interrupted. done is called after each game.
func (a *app) runBatch(ctx context.Context, s *setup.Scenario, flags *playFlags, done func()) error {
	b := &matches.Batch{
		Scenario: s, Games: flags.games, Seed: flags.number, Players: flags.players, Swap: flags.swap, Workers: a.Workers,
		Done: done,
	}
	r, err := b.Run(ctx)
	if err != nil {
		return err
	}
	x := &games.Batch{
		Report: r, Adventure: s.Adventure(), Line: flags.line(), Seed: flags.seed, Players: flags.players, Swap: flags.swap,
		Interrupted: len(r.Games)+len(r.Refused) < r.Asked,
	}
	if err := a.answer(flags.format, x); err != nil {
		return err
	}
	return played(len(r.Games), x.Interrupted)
}

// answer is a value that writes itself for people and for machines.
type answer interface {
	Lines() []string
	JSON() any
}

// answer writes an answer in a format.
func (a *app) answer(format string, x answer) error {
	if format == "json" {
		return diag.EncodeJSON(a.Out, x.JSON())
	}
	return a.Lines(x.Lines()...)
}

// played is the exit status of so many games: whether Ctrl-C cut them short, and whether there were any.
func played(games int, interrupted bool) error {
	switch {
	case interrupted:
		return shell.Findings{Status: shell.ExitInterrupted}
	case games == 0:
		return shell.Findings{Status: shell.ExitFindings}
	}
	return nil
}
