package games

import (
	"context"

	"muster/catalog"
	"muster/engine/battlelore/library"
	"muster/report"
	"muster/report/battlelore/balance"
)

// battleLoreSweeps are BattleLore's.
func battleLoreSweeps() Sweeps {
	return Sweeps{
		Usual: balance.Usual, Searching: balance.Searching, Rated: balance.Rated,
		Each: balance.GamesEach, Least: balance.LeastEach,
		New:   func(ask report.Sweep) Sweep { return swept{balance.New(ask)} },
		Asked: balance.Asked, Pages: battleLoreBalance, Evidence: balance.Evidence,
		Versions: func(ctx context.Context, pairs []Versions, ask report.Sweep) (Swept, []string, error) {
			list := make([]balance.Pair, len(pairs))
			for i, p := range pairs {
				list[i] = balance.Pair{
					Old: library.EntryOf(p.Old), New: library.EntryOf(p.New), Names: [2]string{p.OldName, p.NewName},
				}
			}
			x, unplayable, err := balance.Versions(ctx, list, ask)
			return x, unplayable, err
		},
		Rivals: func(ctx context.Context, list []*catalog.Entry, ask report.Sweep) (Swept, []string, error) {
			var all []*library.Entry
			for _, e := range list {
				all = append(all, library.EntryOf(e))
			}
			x, unplayable, err := balance.Rivals(ctx, all, ask)
			return x, unplayable, err
		},
	}
}

// swept is a Sweep of BattleLore's.
type swept struct{ *balance.Sweep }

// Add takes an adventure.
func (s swept) Add(e *catalog.Entry, word, content string) []string {
	return s.Sweep.Add(library.EntryOf(e), word, content)
}

// Run plays everything.
func (s swept) Run(ctx context.Context) (Swept, error) {
	x, err := s.Sweep.Run(ctx)
	return x, err
}

// Merge adds shards up.
func (s swept) Merge(names []string, files [][]byte) (Swept, error) {
	x, err := s.Sweep.Merge(names, files)
	return x, err
}
