package games

import (
	"context"

	"muster/internal/report/balance"
	"muster/internal/report/command/kernel"
	checks "muster/internal/validate/command/kernel"
	"muster/report"
	"muster/validate/check"
)

// sweeps returns the sweeps of the game.
func (f family) sweeps() Sweeps {
	game := kernel.BalanceGame(f.Game)
	own := func() []*check.Check { return checks.Checks(f.Game) }
	return Sweeps{
		Default: game.Default, Searching: game.Searching, Rated: game.Rated, Unlike: balance.Unlike,
		Least: balance.LeastEach,
		New: func(ask report.Sweep) Sweep {
			s := kernel.New(f.Game, ask)
			s.Judge(refused(own))
			return familySweep{s}
		},
		Changes: changesOf(game, own), GamesOfLevers: gamesOfLevers, MakeFair: fairOf(game, own),
		Design: designOf(game, own), Worth: game.Worth, Exploit: game.Exploit,
		Asked: game.Asked, Evidence: game.Evidence, Collect: game.Collect,
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
