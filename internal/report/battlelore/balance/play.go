package balance

import (
	"context"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
	"muster/internal/report/balance"
)

// worker returns a function that plays games, for one goroutine.
func worker() balance.Worker {
	on := matches.NewTable()
	return func(ctx context.Context, s balance.Scenario, game balance.Ref, watched bool) (sweep.Game, error) {
		var seen *matches.Watcher
		if watched {
			seen = new(matches.Watcher)
		}
		return play(ctx, on, s.(*setup.Scenario), game.Ref, seen)
	}
}

// sparing returns a function that plays games in which a thing is left unused, for one goroutine.
func sparing() balance.Sparer {
	on := matches.NewTable()
	return func(ctx context.Context, s balance.Scenario, game balance.Ref, thing *policy.Thing) (sweep.Game, error) {
		end, err := matches.PlayWithout(ctx, on, s.(*setup.Scenario), game.Ref, thing)
		if err != nil || end == nil {
			return sweep.Game{Unset: err == nil}, err
		}
		return sweep.Game{Points: inference.Points(end.Winner.Points(boards.Pennant)), Turns: int(end.Turn)}, nil
	}
}

// play plays a game; seen watches it, and may be nil.
func play(
	ctx context.Context, on *matches.Table, scenario *setup.Scenario, ref arena.Ref, seen *matches.Watcher,
) (sweep.Game, error) {
	end, err := matches.PlayFacts(ctx, on, scenario, ref, seen)
	switch {
	case err != nil:
		return sweep.Game{}, err
	case end == nil:
		return sweep.Game{Unset: true}, nil
	}
	g := sweep.Game{Points: inference.Points(end.Winner.Points(boards.Pennant)), Turns: int(end.Turn)}
	if seen != nil {
		g.Seen = matches.Seen(seen.Game(end), ref)
	}
	return g, nil
}
