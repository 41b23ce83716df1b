package play

import (
	"context"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/report/balance"
	"muster/report"
)

// makeFair finds the shortest change that makes an adventure fair, and writes it into the file, or shows it.
func (a *app) makeFair(ctx context.Context, words []string, f *flags, l *leverFlags) error {
	ctx, stop := cliutil.Interruptible(ctx)
	defer stop()
	chosen, e, err := a.single(words, f, "--make-fair changes one adventure, and the command names")
	if err != nil {
		return err
	}
	sweeps := &games.Of(e).Play.Sweeps
	file, err := l.writable(chosen, e)
	if err != nil {
		return err
	}
	q := balance.FairQuestion{Entry: e, Seed: f.number, Workers: a.Workers, Tell: a.Progress("games")}
	for _, name := range f.who {
		if slices.Contains(sweeps.Searching(), name) {
			q.Searching = append(q.Searching, name)
		} else {
			q.Players = append(q.Players, name)
		}
	}
	unlike := sweeps.Unlike()
	if q.Verifiers = unlike[:]; f.list != "" {
		q.Verifiers = q.Players[:min(len(unlike), len(q.Players))]
	}
	if len(q.Players) == 0 {
		return cliutil.Usage("add greedy to --pool", "--make-fair needs a fast player")
	}
	x, err := sweeps.MakeFair(ctx, q)
	if err != nil {
		return err
	}
	if err := a.Swept(f.format, x); err != nil {
		return err
	}
	if !x.Found {
		if x.Fair {
			return nil
		}
		return cliutil.Findings{Status: cliutil.ExitFindings}
	}
	var ids []string
	for _, c := range x.Changes {
		ids = append(ids, c.ID)
	}
	says := report.Counted(len(ids), "lever") + " (" + strings.Join(ids, ", ") + ")"
	if l.Any() {
		return a.preview(l, e, x.Text, says, file)
	}
	if err := cliutil.Rewrite(file, x.Text); err != nil {
		return err
	}
	if f.format == "text" {
		next := report.Command{"muster", "balance", words[0]}.String()
		if err := a.Lines("wrote "+says+" into "+file.Name, "next: "+next); err != nil {
			return err
		}
	}
	return a.tellProse(file, x.Text)
}

// single returns the chosen adventure for games of balance. The message for several ends with their number.
func (a *app) single(words []string, f *flags, message string) (*cliutil.Choice, *catalog.Entry, error) {
	chosen, err := a.chosen(words, f.game)
	if err != nil {
		return nil, nil, err
	}
	if n := len(chosen.Entries); n != 1 {
		return nil, nil, cliutil.Usage("name one adventure", "%s %d", message, n)
	}
	if err := f.fits(games.Balance, chosen); err != nil {
		return nil, nil, err
	}
	return chosen, chosen.Entries[0], nil
}
