package selfplay

import (
	"context"
	"strconv"

	"muster/engine/battle"
	"muster/engine/rng"
	"muster/engine/workers"
	"muster/maps/hex"
)

// Batch is many games of one adventure.
type Batch struct {
	Scenario *battle.Scenario
	Games    int
	Seed     uint64
	Players  [hex.Camps]string // policies, by camp
	Swap     bool              // play every seed twice, the second time with the policies' camps swapped
	Workers  int               // goroutines; fewer than one is one
	Done     func()            // called after each game, by whichever goroutine played it; may be nil
}

// SeedOf is the seed of a game of the batch. Games that are swaps of each other have the same one.
func (b *Batch) SeedOf(game int) uint64 {
	if b.Swap {
		game /= 2
	}
	chance := rng.New(b.Seed, "game", strconv.Itoa(game))
	return chance.Uint64()
}

// players are the policies of a game, by camp.
func (b *Batch) players(game int) (players [hex.Camps]string, swapped bool) {
	if b.Swap && game%2 == 1 {
		return [hex.Camps]string{b.Players[1], b.Players[0]}, true
	}
	return b.Players, false
}

// Run plays the batch and sums it up. When ctx is done it stops, and the report is of the games that were finished by
// then; else the report is the same for any number of workers. The error says that Muster failed.
func (b *Batch) Run(ctx context.Context) (*Report, error) {
	c := &collector{slots: make([]slot, max(b.Games, 0)), tally: newTally(b)}
	err := workers.Share(ctx, max(b.Games, 0), b.Workers, func() func(int) error {
		buf := newBuffers()
		return func(i int) error {
			done := b.game(ctx, i, buf)
			c.put(i, done)
			if b.Done != nil && done.err == nil {
				b.Done()
			}
			return done.err
		}
	})
	if err != nil && ctx.Err() == nil {
		return nil, err
	}
	return c.finish(), nil
}

func (b *Batch) game(ctx context.Context, i int, buf *buffers) slot {
	setUp, refused := b.Scenario.Battle(b.SeedOf(i))
	if len(refused) > 0 {
		return slot{refused: refused}
	}
	players, swapped := b.players(i)
	g, err := play(ctx, setUp, players, nil, buf)
	if err != nil {
		return slot{err: err}
	}
	g.Index, g.Swapped = i, swapped
	return slot{game: g, battle: setUp}
}
