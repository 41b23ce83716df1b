package cli

import (
	"context"
	"errors"

	"muster/engine/battle"
	"muster/engine/selfplay"
)

// playOne plays one game and tells it.
func (a *app) playOne(ctx context.Context, s *battle.Scenario, flags *playFlags) error {
	b, refused := s.Battle(flags.number)
	if len(refused) > 0 {
		return a.unplayable(s.Adventure().ID, refused)
	}
	t := newTelling(b, flags.verbose)
	g, record, err := selfplay.Take(ctx, b, flags.players, flags.options(), Version, t.watch)
	switch {
	case errors.Is(err, context.Canceled):
		return findings{ExitInterrupted}
	case err != nil:
		return err
	}
	if flags.record != "" {
		if err := a.keep(flags.record, record.Write()); err != nil {
			return err
		}
	}
	if flags.format == "json" {
		return a.gameJSON(t, &g)
	}
	lines := append(t.opening(g.Players), t.told()...)
	lines = append(lines, t.ending()...)
	if flags.record != "" && flags.record != standard {
		lines = append(lines, "recorded: "+flags.record)
	}
	return a.lines(append(lines, "the same game again: "+flags.command(flags.number, flags.players))...)
}
