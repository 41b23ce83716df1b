package balance

import (
	"context"
	"fmt"

	"muster/engine/arena"
	"muster/engine/battlelore"
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/observed"
	"muster/engine/battlelore/players"
	"muster/engine/battlelore/setup"
	"muster/engine/inference"
	"muster/engine/sweep"
)

// table is where a worker plays one game after another.
type table = arena.Table[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]

// player gives what plays the games of a sweep, for one worker.
func (s *Sweep) player() sweep.Player { return playerOf(s.plan.Cells, s.scenarios, s.ask.Number)() }

// playerOf gives what plays the games of cells, whose adventures are some scenarios, from a seed.
func playerOf(cells []sweep.Cell, scenarios []*setup.Scenario, seed uint64) func() sweep.Player {
	return func() sweep.Player {
		on := arena.NewTable[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]()
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
	ctx context.Context, on *table, scenario *setup.Scenario, ref observed.Ref, seen *observed.Watcher,
) (sweep.Game, error) {
	b, refused := scenario.Battle(ref.Seed)
	if len(refused) > 0 {
		return sweep.Game{Unset: true}, nil
	}
	seats, err := players.Table(b.Rules, ref.Players, ref.Seed)
	if err != nil {
		return sweep.Game{}, fmt.Errorf("balance: %w", err)
	}
	var watch arena.Watcher[battlelore.State, battlelore.Action, battlelore.Event]
	if seen != nil {
		seen.Begin(b)
		watch = seen
	}
	state, _, err := on.Play(ctx, b.Game(), seats[:b.Rules.Seats], watch)
	if err != nil {
		return sweep.Game{}, fmt.Errorf("balance: seed %d: %w", ref.Seed, err)
	}
	g := sweep.Game{Points: pointsOf(state.Winner)}
	if seen != nil {
		g.Seen = observed.Seen(seen.Game(state), ref)
	}
	return g, nil
}

// pointsOf is what a game came to for the Pennants.
func pointsOf(winner battlelore.Side) inference.Points {
	switch winner {
	case battlelore.Side(boards.Pennant):
		return inference.Won
	case battlelore.Neither:
		return inference.Drawn
	}
	return inference.Lost
}
