package matches

import (
	"context"
	"fmt"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
)

// FactsBatch is games to play and watch: seeds First, First + 1, ... of the batch of that seed, between players.
type FactsBatch struct {
	Scenario *setup.Scenario
	Seed     uint64
	First    int // the number of the first game
	Games    int
	Players  [boards.Camps]string // policies, by camp
	Workers  int                  // goroutines; fewer than one is one
	Done     func()               // called after each game, by whichever goroutine played it; may be nil
}

// Play plays the games and adds them up; those whose battle cannot be set up are counted apart. When ctx is done those
// are added that were finished. The error says that Muster failed.
func (b *FactsBatch) Play(ctx context.Context) (sums *Sums, unset int, err error) {
	sums = new(Sums)
	var failed error
	games := arena.Batch[*GameFacts]{
		Games: b.Games, Workers: b.Workers, Done: b.Done,
		Count: func(i int, g *GameFacts) {
			if g == nil {
				unset++
				return
			}
			ref := arena.Ref{Number: b.First + i, Seed: g.Battle.Seed, Players: b.Players}
			if err := sums.Add(g, ref); err != nil && failed == nil {
				failed = err
			}
		},
		Player: func() func(context.Context, int) (*GameFacts, error) {
			on := NewTable()
			return func(ctx context.Context, i int) (*GameFacts, error) { return b.game(ctx, b.First+i, on) }
		},
	}
	if err := games.Run(ctx); err != nil {
		return nil, unset, err
	}
	return sums, unset, failed
}

// game plays a game of a number; nil where its battle cannot be set up.
func (b *FactsBatch) game(ctx context.Context, number int, on *Table) (*GameFacts, error) {
	var w Watcher
	ref := arena.Ref{Number: number, Seed: arena.SeedOf(b.Seed, number), Players: b.Players}
	end, err := PlayFacts(ctx, on, b.Scenario, ref, &w)
	if end == nil || err != nil {
		return nil, err
	}
	return w.Game(end), nil
}

// PlayFacts plays a game on a table; w watches it, and may be nil. There is no end of a battle that cannot be set up.
func PlayFacts(
	ctx context.Context, on *Table, scenario *setup.Scenario, ref arena.Ref, w *Watcher,
) (end *battlelore.State, err error) {
	b, refused := scenario.Battle(ref.Seed)
	if len(refused) > 0 {
		return nil, nil
	}
	seats, err := players.Table(b.Rules, ref.Players, ref.Seed)
	if err != nil {
		return nil, fmt.Errorf("observed: %w", err)
	}
	var watch arena.Watcher[battlelore.State, battlelore.Action, battlelore.Event]
	if w != nil {
		w.Begin(b)
		watch = w
	}
	end, _, err = on.Play(ctx, b.Game(), seats[:b.Rules.Seats], watch)
	if err != nil {
		return nil, fmt.Errorf("observed: seed %d: %w", ref.Seed, err)
	}
	return end, nil
}
