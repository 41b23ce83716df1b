package games

import (
	"context"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/report/balance"
	own "muster/internal/report/battlelore/balance"
	checks "muster/internal/validate/battlelore"
	"muster/report"
)

// battleLoreSweeps returns the sweeps of BattleLore.
func battleLoreSweeps() Sweeps {
	game := own.Game()
	return Sweeps{
		Default: game.Default, Searching: game.Searching, Rated: game.Rated, Unlike: balance.Unlike,
		Least: balance.LeastEach,
		New: func(ask report.Sweep) Sweep {
			s := own.New(ask)
			s.Judge(refused(checks.Checks))
			return swept{s}
		},
		Changes: changesOf(game, checks.Checks), GamesOfLevers: gamesOfLevers, MakeFair: fairOf(game, checks.Checks),
		Design: designOf(game, checks.Checks), Worth: game.Worth, Exploit: game.Exploit,
		Asked: game.Asked, Pages: battleLoreBalance, Evidence: game.Evidence, Collect: game.Collect,
		Versions: versionsOf(game), Rivals: rivalsOf(game),
	}
}

// swept is a Sweep of BattleLore.
type swept struct{ *own.Sweep }

// Add takes an adventure.
func (s swept) Add(e *catalog.Entry, word, content string) []string {
	return s.Sweep.Add(library.EntryOf(e), word, content)
}

// Run plays everything.
func (s swept) Run(ctx context.Context) (Swept, error) {
	x, err := s.Sweep.Run(ctx)
	return x, err
}

// From returns the collected result.
func (s swept) From(c *balance.Collection, number int) (Swept, error) {
	x, err := s.Sweep.From(c, number)
	return x, err
}

// Merge adds shards up.
func (s swept) Merge(names []string, files [][]byte) (Swept, error) {
	x, err := s.Sweep.Merge(names, files)
	return x, err
}
