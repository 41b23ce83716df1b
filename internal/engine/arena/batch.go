package arena

import (
	"context"
	"maps"
	"slices"
	"strconv"
	"sync"

	"muster/engine"
	"muster/internal/workers"
)

// Batch is many games, each with a result of type T.
type Batch[T any] struct {
	Games   int
	Workers int // number of goroutines; less than one means one
	// Player is called once for each goroutine and returns the function that plays the game of an index there. An error
	// stops the batch, except the error of a ctx that is done.
	Player func() func(ctx context.Context, game int) (T, error)
	// Count receives the results one at a time, in the order of their indices.
	Count func(game int, t T)
	// Done is called after each game by the goroutine that played it; it may be nil.
	Done func()
}

// SeedOf returns the seed of a game in a batch with that seed.
func SeedOf(seed uint64, game int) uint64 {
	chance := engine.NewRand(seed, "game", strconv.Itoa(game))
	return chance.Uint64()
}

// Run plays the games. When ctx is done it stops and counts the games finished by then. Otherwise the counts are the
// same for any number of workers. The error is that of the failed game with the lowest index.
func (b *Batch[T]) Run(ctx context.Context) error {
	c := &collector[T]{ahead: map[int]T{}, count: b.Count}
	err := workers.Share(ctx, max(b.Games, 0), b.Workers, func() func(int) error {
		play := b.Player()
		return func(i int) error {
			t, err := play(ctx, i)
			if err != nil {
				return err
			}
			c.put(i, t)
			if b.Done != nil {
				b.Done()
			}
			return nil
		}
	})
	if err != nil && ctx.Err() == nil {
		return err
	}
	c.finish()
	return nil
}

// collector counts games in the order of their indices, whichever goroutine finishes them and when. It drops a result
// as soon as it is counted, and keeps only results that are ahead of an unfinished game.
type collector[T any] struct {
	mu    sync.Mutex
	ahead map[int]T // finished games by index, waiting for an earlier one
	next  int       // the first game that is not counted
	count func(game int, t T)
}

// put takes the result of a game.
func (c *collector[T]) put(i int, t T) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.ahead[i] = t
	for {
		t, finished := c.ahead[c.next]
		if !finished {
			return
		}
		c.take(c.next, t)
	}
}

// take counts a game.
func (c *collector[T]) take(i int, t T) {
	delete(c.ahead, i)
	c.count(i, t)
	c.next = i + 1
}

// finish counts the games after interrupted ones.
func (c *collector[T]) finish() {
	for _, i := range slices.Sorted(maps.Keys(c.ahead)) {
		c.take(i, c.ahead[i])
	}
}
