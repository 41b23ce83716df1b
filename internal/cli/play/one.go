package play

import (
	"context"
	"errors"
	"slices"

	"muster/internal/cli/shell"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report"
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
	lines = append(lines, "the same game again: "+g.Again().String())
	if next := flags.next(g.Again()); next != nil {
		lines = append(lines, "next: "+next.String())
	}
	return a.Answer(lines...)
}

// next is the command to type behind a game that again plays again: to record it, or to see its record. It is nil where
// standard input or output takes the place of a file.
func (flags *playFlags) next(again report.Command) report.Command {
	switch {
	case flags.name == shell.Standard || flags.record == shell.Standard:
		return nil
	case flags.record == "":
		return append(slices.Clone(again), "--record", "game.json")
	}
	next := report.Command{"muster", "replay", flags.record}
	if workspace.IsPath(flags.name) {
		next = append(next, flags.name)
	}
	return append(next, "--format", "html", "-o", pageOf(flags.record))
}
