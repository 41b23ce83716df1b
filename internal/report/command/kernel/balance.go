package kernel

import (
	"context"

	"muster/catalog"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/command/kernel/players"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/engine/sweep"
	"muster/internal/report/balance"
	"muster/report"
)

// BalanceGame describes a game to sweeps.
func BalanceGame(of *library.Game) *balance.Game {
	return &balance.Game{
		Name: of.Name, Sides: sides(), Names: players.Names, Open: open, Worker: worker, Unplayed: unplayed,
		Observer: matches.Observer(), Section: shapeOf, Variants: VariantsOf, Tries: players.Changes,
		Things:  func(s balance.Scenario) []policy.Thing { return matches.Things(s.(*setup.Scenario).Battle(0)) },
		Sparing: sparing,
	}
}

// sides names both sides.
func sides() (out balance.Sides) {
	for c := range out {
		out[c] = balance.Side{ID: library.SideNames[c], Soldiers: setup.SideHeads[c], People: setup.SideNames[c]}
	}
	return out
}

// New starts a sweep without scenarios.
func New(of *library.Game, ask report.Sweep) *balance.Sweep { return balance.New(BalanceGame(of), ask) }

// open sets up a scenario, or returns the reasons why it cannot be played.
func open(e *catalog.Entry, seed uint64) (s balance.Scenario, name string, unplayable []string) {
	own := library.EntryOf(e)
	scenario, refused := setup.Open(own.Catalog(), own, setup.Options{Seed: seed})
	for _, r := range refused {
		unplayable = append(unplayable, r.Message())
	}
	if len(refused) > 0 {
		return nil, "", unplayable
	}
	return scenario, own.Adventure.Name, nil
}

// unplayed lists the special rules of a scenario: all exist only as text.
func unplayed(s balance.Scenario) []string { return s.(*setup.Scenario).Battle(0).Unplayed }

// sparing returns a function that plays games in which a thing is left unused, for one goroutine.
func sparing() balance.Sparer {
	on := matches.NewTable()
	return func(ctx context.Context, s balance.Scenario, game balance.Ref, thing *policy.Thing) (sweep.Game, error) {
		end, err := matches.SeatWithout(ctx, s.(*setup.Scenario).Battle(game.Seed), game.Players, thing, on)
		if err != nil {
			return sweep.Game{}, err
		}
		return sweep.Game{Points: inference.Points(end.Winner.Points(boards.Pennant)), Turns: int(end.Turn)}, nil
	}
}

// worker returns a function that plays games, for one goroutine.
func worker() balance.Worker {
	on := matches.NewTable()
	return func(ctx context.Context, s balance.Scenario, game balance.Ref, watched bool) (sweep.Game, error) {
		b := s.(*setup.Scenario).Battle(game.Seed)
		if !watched {
			end, _, err := matches.Seat(ctx, b, game.Players, nil, on)
			if err != nil {
				return sweep.Game{}, err
			}
			return sweep.Game{Points: inference.Points(end.Winner.Points(boards.Pennant)), Turns: int(end.Turn)}, nil
		}
		end, seen, err := matches.PlayWatched(ctx, b, game.Ref, on)
		if err != nil {
			return sweep.Game{}, err
		}
		return sweep.Game{
			Points: inference.Points(end.Winner.Points(boards.Pennant)), Seen: matches.Seen(seen, game.Ref),
		}, nil
	}
}
