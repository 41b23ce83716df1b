package games

import (
	"context"

	"muster/catalog"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/variants"
	"muster/report"
	"muster/report/battlelore/balance"
	"muster/report/battlelore/levers"
	"muster/schema/diag"
	"muster/validate"
	"muster/validate/battlelore"
	"muster/validate/runner"
)

// battleLoreSweeps are BattleLore's.
func battleLoreSweeps() Sweeps {
	return Sweeps{
		Usual: balance.Usual, Searching: balance.Searching, Rated: balance.Rated, Unlike: balance.Unlike,
		Each: balance.GamesEach, Least: balance.LeastEach,
		New: func(ask report.Sweep) Sweep {
			s := balance.New(ask)
			s.Judge(refused)
			return swept{s}
		},
		Changes: func(e *catalog.Entry) []Change {
			var out []Change
			for _, v := range variants.Of(library.EntryOf(e), refused).List {
				out = append(out, Change{v.Says, v.Text})
			}
			return out
		},
		GamesOfLevers: [3]int{levers.GamesEach, levers.LeastGames, levers.MostGames},
		Asked:         balance.Asked, Pages: battleLoreBalance, Evidence: balance.Evidence,
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

// refused is what checks find wrong with a changed adventure, the first of its errors; "" when they find none.
func refused(e *catalog.Entry) string {
	c := e.Catalog()
	all, err := runner.Plan{Checks: validate.Checks(battlelore.Checks()), Workers: 1, Quick: true}.Over(c)
	if err != nil {
		return err.Error()
	}
	for i, s := range c.ToJudge() {
		if s != e.Slot() {
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
