package matches

import (
	"context"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
)

// Batch is many games of one adventure.
type Batch struct {
	Scenario *setup.Scenario
	Games    int
	From     int // the number of the first game, to continue another batch
	Seed     uint64
	Players  [boards.Camps]string // policies, by camp
	Swap     bool                 // play every seed twice, the second time with the policies' camps swapped
	Facts    bool                 // keep those of each game in the report, 1 to 3 KiB a game
	Workers  int                  // goroutines; fewer than one is one
	Done     func()               // called after each game, by whichever goroutine played it; may be nil
}

// series returns the games in the common form of all games.
func (b *Batch) series() *arena.Series {
	return &arena.Series{From: b.From, Seed: b.Seed, Players: b.Players, Swap: b.Swap}
}

// SeedOf returns the seed of a game of the batch. Games that are swaps of each other have the same one.
func (b *Batch) SeedOf(game int) uint64 { return b.series().SeedOf(game) }

// outcome is the result of a game of a batch. With Call to Arms each has its own battle.
type outcome struct {
	game    Game
	battle  *setup.Battle
	refused []setup.Refusal // it could not be set up
}

// Run plays the batch and sums it up. When ctx is done it stops, and the report covers the games that were finished by
// then; otherwise the report is the same for any number of workers. An error means that Muster failed.
func (b *Batch) Run(ctx context.Context) (*Report, error) {
	t := newStats(b)
	games := arena.Batch[outcome]{
		Games: b.Games, Workers: b.Workers, Done: b.Done, Count: t.add,
		Player: func() func(context.Context, int) (outcome, error) {
			on := NewTable()
			return func(ctx context.Context, i int) (outcome, error) { return b.game(ctx, i, on) }
		},
	}
	if err := games.Run(ctx); err != nil {
		return nil, err
	}
	return t.close(), nil
}

func (b *Batch) game(ctx context.Context, i int, on *Table) (outcome, error) {
	setUp, refused := b.Scenario.Battle(b.SeedOf(i))
	if len(refused) > 0 {
		return outcome{refused: refused}, nil
	}
	players, swapped := b.series().PlayersOf(i)
	g, err := play(ctx, setUp, players, nil, on)
	g.Index, g.Swapped = b.From+i, swapped
	return outcome{game: g, battle: setUp}, err
}
