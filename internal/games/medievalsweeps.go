package games

import (
	"context"

	"muster/catalog"
	"muster/report"
	"muster/report/balance"
	answers "muster/report/medieval"
)

// medievalSweeps returns the sweeps of Medieval. The game defines no levers.
func medievalSweeps() Sweeps {
	game := answers.BalanceGame()
	return Sweeps{
		Usual: game.Default, Searching: game.Searching, Rated: game.Rated, Unlike: balance.Unlike,
		Each: balance.GamesEach, Least: balance.LeastEach,
		New:     func(ask report.Sweep) Sweep { return medievalSweep{answers.New(ask)} },
		Changes: func(*catalog.Entry) []Change { return nil },
		Asked:   game.Asked, Evidence: game.Evidence, Collect: game.Collect,
		Versions: versionsOf(game), Rivals: rivalsOf(game),
	}
}

// medievalSweep is a Sweep of Medieval.
type medievalSweep struct{ *balance.Sweep }

// Run plays everything.
func (s medievalSweep) Run(ctx context.Context) (Swept, error) {
	x, err := s.Sweep.Run(ctx)
	return x, err
}

// From returns the collected result.
func (s medievalSweep) From(c *balance.Collection, number int) (Swept, error) {
	x, err := s.Sweep.From(c, number)
	return x, err
}

// Merge adds shards up.
func (s medievalSweep) Merge(names []string, files [][]byte) (Swept, error) {
	x, err := s.Sweep.Merge(names, files)
	return x, err
}
