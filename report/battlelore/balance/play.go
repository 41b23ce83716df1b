package balance

import (
	"context"

	"muster/engine/arena"
	"muster/engine/battlelore/matches"
	"muster/engine/battlelore/observed"
	"muster/engine/battlelore/setup"
	"muster/engine/command/boards"
	"muster/engine/inference"
	"muster/engine/sweep"
)

// player gives what plays the games of a sweep, for one worker.
func (s *Sweep) player() sweep.Player { return playerOf(s.plan.Cells, s.scenarios, s.ask.Number)() }

// playerOf gives what plays the games of cells, whose adventures are some scenarios, from a seed.
func playerOf(cells []sweep.Cell, scenarios []*setup.Scenario, seed uint64) func() sweep.Player {
	return func() sweep.Player {
		on := matches.NewTable()
		return func(ctx context.Context, cell, number int) (sweep.Game, error) {
			c := &cells[cell]
			var seen *observed.Watcher
			if number < c.Seen {
				seen = new(observed.Watcher)
			}
			ref := observed.Ref{Number: number, Seed: arena.SeedOf(seed, number), Players: c.Players}
			return play(ctx, on, scenarios[c.Adventure], ref, seen)
		}
	}
}

// play plays a game; seen watches it, and may be nil.
func play(
	ctx context.Context, on *matches.Table, scenario *setup.Scenario, ref observed.Ref, seen *observed.Watcher,
) (sweep.Game, error) {
	end, err := observed.Play(ctx, on, scenario, ref, seen)
	switch {
	case err != nil:
		return sweep.Game{}, err
	case end == nil:
		return sweep.Game{Unset: true}, nil
	}
	g := sweep.Game{Points: inference.Points(end.Winner.Points(boards.Pennant))}
	if seen != nil {
		g.Seen = observed.Seen(seen.Game(end), ref)
	}
	return g, nil
}
