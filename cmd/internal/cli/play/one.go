package play

import (
	"context"
	"errors"

	"muster/cmd/internal/cli/shell"
	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/setup"
	"muster/report/battlelore/games"
	"muster/schema/diag"
)

// playOne plays one game and tells it.
func (a *app) playOne(ctx context.Context, s *setup.Scenario, flags *playFlags) error {
	b, refused := s.Battle(flags.number)
	if len(refused) > 0 {
		return a.unplayable(s.Adventure().ID, refused)
	}
	t := games.Watch(b, flags.verbose)
	g, record, err := matches.Take(ctx, b, flags.players, flags.options(), shell.Version, t.See)
	switch {
	case errors.Is(err, context.Canceled):
		return shell.Findings{Status: shell.ExitInterrupted}
	case err != nil:
		return err
	}
	if flags.record != "" {
		if err := a.Keep(flags.record, record.Write()); err != nil {
			return err
		}
	}
	if flags.format == "json" {
		return diag.EncodeJSON(a.Out, t.JSON(&g))
	}
	lines := append(t.Opening(g.Players), t.Told()...)
	lines = append(lines, t.Ending()...)
	if flags.record != "" && flags.record != shell.Standard {
		lines = append(lines, "recorded: "+flags.record)
	}
	line := flags.line()
	return a.Lines(append(lines, "the same game again: "+line.Command(flags.number, flags.players).String())...)
}
