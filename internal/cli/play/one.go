package play

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/diag"
)

// playOne plays one game and reports it.
func (a *app) playOne(
	ctx context.Context, of *games.Game, e *catalog.Entry, t games.Table, flags *playFlags,
) error {
	g, unplayable, err := t.One(ctx)
	switch {
	case errors.Is(err, context.Canceled):
		return cliutil.Findings{Status: cliutil.ExitInterrupted}
	case err != nil:
		return err
	case len(unplayable) > 0:
		return a.unplayable(e.ID, unplayable)
	}
	if flags.record != "" {
		if err := a.Keep(flags.record, g.Record()); err != nil {
			return err
		}
	}
	switch flags.format {
	case "json":
		return diag.EncodeJSON(a.Out, g.JSON())
	case html:
		return a.page(of, e, g.Record(), flags)
	}
	lines := g.Lines()
	if flags.record != "" && flags.record != cliutil.Standard {
		lines = append(lines, "recorded: "+flags.record)
	}
	again := games.Typed(g.Again(), flags.players)
	lines = append(lines, "the same game again: "+again.String())
	if next := flags.next(again); next != nil {
		lines = append(lines, "next: "+next.String())
	}
	return a.Answer(lines...)
}

// page writes the replay page of a game that was just played.
func (a *app) page(of *games.Game, e *catalog.Entry, record []byte, flags *playFlags) error {
	r, fault := of.Play.Read(record)
	if fault != nil {
		return a.faulty(e.ID, fault)
	}
	out := cmp.Or(flags.out, e.ID+"-game.html")
	return a.showGame(r, e, e.ID, flags.name, replayFlags{as: everybody, out: out})
}

// next returns the command to type after a game that again replays: to record it, or to see its record. It is nil if
// standard input or output replaces a file.
func (flags *playFlags) next(again report.Command) report.Command {
	switch {
	case flags.name == cliutil.Standard || flags.record == cliutil.Standard:
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
