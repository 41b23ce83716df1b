package games

import (
	"context"

	"muster/catalog"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/sweep"
	"muster/internal/report/balance"
	answers "muster/internal/report/runewars"
	pages "muster/internal/sheet/runewars"
	checks "muster/internal/validate/runewars"
	"muster/report"
	"muster/sheet"
)

// runewarsSweeps returns the sweeps of Runewars, in which each of one to four seats has a share. Its games cannot be
// sharded: a result has more than two sides.
func runewarsSweeps() Sweeps {
	return Sweeps{
		Default: answers.BalancePlayers, Searching: answers.Searching, Rated: answers.Rated,
		Unlike: balance.Unlike,
		Least:  balance.LeastEach,
		New: func(ask report.Sweep) Sweep {
			s := answers.New(ask)
			s.Judge(refused(checks.Checks))
			return runewarsSweep{s}
		},
		Changes: func(e *catalog.Entry) []Change {
			g, unplayable := answers.Changed(e)
			if len(unplayable) > 0 {
				return nil
			}
			return changesOf(g, checks.Checks)(e)
		},
		GamesOfLevers: gamesOfLevers, Evidence: answers.Evidence, Pages: runewarsBalance,
		MakeFair: func(ctx context.Context, q balance.FairQuestion) (*balance.FairAnswer, error) {
			g, err := changedRunewars(q.Entry)
			if err != nil {
				return nil, err
			}
			return fairOf(g, checks.Checks)(ctx, q)
		},
		Design: func(ctx context.Context, q balance.DesignQuestion) (*balance.DesignAnswer, error) {
			g, err := changedRunewars(q.Entry)
			if err != nil {
				return nil, err
			}
			return designOf(g, checks.Checks)(ctx, q)
		},
		Versions: func(ctx context.Context, pairs []Versions, ask report.Sweep) (Swept, []string, error) {
			list := make([]balance.Pair, len(pairs))
			for i, p := range pairs {
				list[i] = balance.Pair{Old: p.Old, New: p.New, Names: [2]string{p.OldName, p.NewName}}
			}
			x, unplayable, err := answers.CompareVersions(ctx, list, ask)
			return x, unplayable, err
		},
		Rivals: func(ctx context.Context, list []*catalog.Entry, ask report.Sweep) (Swept, []string, error) {
			var entries []*library.Entry
			for _, e := range list {
				entries = append(entries, library.EntryOf(e))
			}
			x, unplayable, err := answers.CompareRivals(ctx, entries, ask)
			return x, unplayable, err
		},
	}
}

// runewarsBalance returns the balance of scenarios and realms as pages.
func runewarsBalance(x Swept, opts sheet.Options) []sheet.Page {
	b, ok := x.(*answers.Balance)
	if !ok {
		return nil
	}
	var out []sheet.Page
	for _, shown := range b.Shown() {
		out = append(out, pages.Balance(&shown, opts))
	}
	return out
}

// changedRunewars returns the game of a scenario or a realm for its changes. The error is a report.Wrong.
func changedRunewars(e *catalog.Entry) (*balance.Game, error) {
	g, unplayable := answers.Changed(e)
	if len(unplayable) > 0 {
		return nil, report.Wrongf("run `muster check`", "%s is not played: %s", e.ID, unplayable[0])
	}
	return g, nil
}

// runewarsSweep is a Sweep of Runewars.
type runewarsSweep struct{ *answers.Sweep }

// Run plays everything.
func (s runewarsSweep) Run(ctx context.Context) (Swept, error) {
	x, err := s.Sweep.Run(ctx)
	return x, err
}

// Projects does nothing: results of people exist only for games with two sides.
func (runewarsSweep) Projects([]*catalog.Catalog) {}

// unsharded refuses requests for sharded games.
func unsharded() error {
	return report.Wrongf("play it in one run", "games of Runewars are not cut into shards")
}

// Shard and the following methods are for shards.
func (runewarsSweep) Shard(context.Context, int, int, []byte) ([]byte, bool, error) {
	return nil, false, unsharded()
}
func (runewarsSweep) Merge([]string, [][]byte) (Swept, error)          { return nil, unsharded() }
func (runewarsSweep) Parts() []sweep.Part                              { return nil }
func (runewarsSweep) Gather([]*sweep.Tally) (*balance.Gathered, error) { return nil, unsharded() }
func (runewarsSweep) From(*balance.Collection, int) (Swept, error)     { return nil, unsharded() }
