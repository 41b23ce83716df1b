package games

import (
	"context"

	"muster/catalog"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/sweep"
	"muster/internal/report/balance"
	answers "muster/internal/report/runewars"
	"muster/report"
)

// runewarsSweeps returns the sweeps of Runewars, in which each of one to four seats has a share. The game defines no
// levers, and its games cannot be sharded: a result has more than two sides.
func runewarsSweeps() Sweeps {
	return Sweeps{
		Default: answers.BalancePlayers, Searching: answers.Searching, Rated: answers.Rated,
		Unlike:  balance.Unlike,
		Least:   balance.LeastEach,
		New:     func(ask report.Sweep) Sweep { return runewarsSweep{answers.New(ask)} },
		Changes: func(*catalog.Entry) []Change { return nil }, Evidence: answers.Evidence,
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
