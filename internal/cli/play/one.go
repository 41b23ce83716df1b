package play

import (
	"context"
	"errors"

	"muster/internal/cli/shell"
	"muster/internal/games"
	"muster/schema/diag"
)

// playOne plays one game and tells it.
func (a *app) playOne(ctx context.Context, id string, t games.Table, flags *playFlags) error {
	g, unplayable, err := t.One(ctx)
	switch {
	case errors.Is(err, context.Canceled):
		return shell.Findings{Status: shell.ExitInterrupted}
	case err != nil:
		return err
	case len(unplayable) > 0:
		return a.unplayable(id, unplayable)
	}
	if flags.record != "" {
		if err := a.Keep(flags.record, g.Record()); err != nil {
			return err
		}
	}
	if flags.format == "json" {
		return diag.EncodeJSON(a.Out, g.JSON())
	}
	lines := g.Lines()
	if flags.record != "" && flags.record != shell.Standard {
		lines = append(lines, "recorded: "+flags.record)
	}
	return a.Answer(append(lines, "the same game again: "+g.Again().String())...)
}
