package games

import (
	"context"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/report/balance"
	own "muster/internal/report/battlelore/balance"
	"muster/internal/validate/battlelore"
	"muster/internal/validate/runner"
	"muster/report"
	"muster/schema/diag"
	"muster/validate"
)

// battleLoreSweeps returns the sweeps of BattleLore.
func battleLoreSweeps() Sweeps {
	game := own.Game()
	return Sweeps{
		Default: game.Default, Searching: game.Searching, Rated: game.Rated, Unlike: balance.Unlike,
		Least: balance.LeastEach,
		New: func(ask report.Sweep) Sweep {
			s := own.New(ask)
			s.Judge(refused)
			return swept{s}
		},
		Changes: func(e *catalog.Entry) []Change {
			var out []Change
			for _, v := range own.VariantsOf(library.EntryOf(e), refused).List {
				out = append(out, Change{v.ID, v.Says, v.Text})
			}
			return out
		},
		GamesOfLevers: [3]int{own.GamesEach, own.LeastGames, own.MostGames},
		Asked:         game.Asked, Pages: battleLoreBalance, Evidence: game.Evidence, Collect: game.Collect,
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

// refused returns the first error of the checks for a changed adventure, or "".
func refused(e *catalog.Entry) string {
	c := e.Catalog()
	all, err := runner.Plan{Checks: validate.Checks(battlelore.Checks()), Workers: 1, Quick: true}.Over(c)
	if err != nil {
		return err.Error()
	}
	for i, s := range c.ToJudge() {
		if s != e.FileEntry() {
			continue
		}
		for _, d := range all[i].Findings {
			if d.Severity == diag.Error {
				return d.Message + " (" + d.Code + ")"
			}
		}
	}
	return ""
}
