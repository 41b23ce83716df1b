package matches

import (
	"context"

	"muster/internal/engine/arena"
	"muster/internal/engine/command/kernel/setup"
)

// Batch is many games of one adventure.
type Batch struct {
	arena.Series
	Scenario *setup.Scenario
	Games    int
	Facts    bool   // keep the facts of each game in the report, 1 to 3 KiB a game
	Workers  int    // number of goroutines; less than one means one
	Done     func() // called after each game by the goroutine that played it; may be nil
}

// Run plays the batch and summarises it. When ctx is done it stops, and reports the games finished by then. Otherwise
// the report is the same for any number of workers. An error is an internal one.
func (b *Batch) Run(ctx context.Context) (*Report, error) {
	t := newCounter(b)
	games := arena.Batch[Game]{
		Games: b.Games, Workers: b.Workers, Done: b.Done, Count: t.add,
		Player: func() func(context.Context, int) (Game, error) {
			on := NewTable()
			return func(ctx context.Context, i int) (Game, error) { return b.game(ctx, i, on) }
		},
	}
	if err := games.Run(ctx); err != nil {
		return nil, err
	}
	return t.close(), nil
}

func (b *Batch) game(ctx context.Context, i int, on *Table) (Game, error) {
	players, swapped := b.PlayersOf(i)
	g, err := play(ctx, b.Scenario.Battle(b.SeedOf(i)), players, nil, on)
	g.Index, g.Swapped = b.From+i, swapped
	return g, err
}
