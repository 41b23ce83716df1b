package games

import (
	"context"

	"muster/catalog"
	"muster/internal/report/balance"
	"muster/internal/report/command/kernel"
	"muster/report"
)

// sweeps returns the sweeps of the game, which has no levers.
func (f family) sweeps() Sweeps {
	game := kernel.BalanceGame(f.Game)
	return Sweeps{
		Default: game.Default, Searching: game.Searching, Rated: game.Rated, Unlike: balance.Unlike,
		Least:   balance.LeastEach,
		New:     func(ask report.Sweep) Sweep { return familySweep{kernel.New(f.Game, ask)} },
		Changes: func(*catalog.Entry) []Change { return nil },
		Asked:   game.Asked, Evidence: game.Evidence, Collect: game.Collect,
		Versions: versionsOf(game), Rivals: rivalsOf(game),
	}
}

// familySweep is a Sweep of a game of the family.
type familySweep struct{ *balance.Sweep }

// Run plays everything.
func (s familySweep) Run(ctx context.Context) (Swept, error) {
	x, err := s.Sweep.Run(ctx)
	return x, err
}

// From returns the collected result.
func (s familySweep) From(c *balance.Collection, number int) (Swept, error) {
	x, err := s.Sweep.From(c, number)
	return x, err
}

// Merge adds shards up.
func (s familySweep) Merge(names []string, files [][]byte) (Swept, error) {
	x, err := s.Sweep.Merge(names, files)
	return x, err
}
