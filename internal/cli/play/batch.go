package play

import (
	"context"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/report"
	"muster/schema/diag"
)

// playBatch plays many games and shows the progress on a terminal.
func (a *app) playBatch(ctx context.Context, t games.Table, flags *playFlags) error {
	tell := a.Progress("games")
	if tell != nil {
		defer tell(flags.games, flags.games) // an interrupted run leaves the line short of its end
	}
	return a.runBatch(ctx, t, flags, cliutil.Counter(tell, flags.games))
}

// runBatch plays many games and sums them up. When ctx ends, it sums up the finished games, and the run counts as
// interrupted. done is called after each game.
func (a *app) runBatch(ctx context.Context, t games.Table, flags *playFlags, done func()) error {
	x, err := t.Many(ctx, report.Batch{Games: flags.games, Swap: flags.swap, Workers: a.Workers, Done: done})
	if err != nil {
		return err
	}
	return a.counted(flags.format, x)
}

// counted writes the result of many games, and sets the exit status: whether Ctrl-C cut them short, and whether there
// were any.
func (a *app) counted(format string, x games.GamesResult) error {
	if err := a.answer(format, x); err != nil {
		return err
	}
	switch played, whole := x.Finished(); {
	case !whole:
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	case played == 0:
		return cliutil.Findings{Status: cliutil.ExitFindings}
	}
	return nil
}

// answer writes an answer in a format.
func (a *app) answer(format string, x report.Answer) error {
	if format == "json" {
		return diag.EncodeJSON(a.Out, x.JSON())
	}
	return a.Answer(x.Lines()...)
}
