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

// Batch is many games, of which each comes to a T.
type Batch[T any] struct {
	Games   int
	Workers int // goroutines; fewer than one is one
	// Player is called once for each goroutine, and gives what plays the game of an index there. An error of it stops
	// the batch, but for that of a ctx that is done.
	Player func() func(ctx context.Context, game int) (T, error)
	// Count is given what the games came to, in the order of their indices, one after another.
	Count func(game int, t T)
	// Done is called after each game, by whichever goroutine played it; it may be nil.
	Done func()
}

// SeedOf is the seed of a game of a batch of that seed.
func SeedOf(seed uint64, game int) uint64 {
	chance := engine.NewRand(seed, "game", strconv.Itoa(game))
	return chance.Uint64()
}

// Run plays the games. When ctx is done it stops, and those are counted that were finished by then; else what is
// counted is the same for any number of workers. The error is that of the first game, by its index, that failed.
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

// collector counts games in the order of their indices, whoever finishes them and when. What a game came to is let go
// as soon as it is counted, so that what is held are the games that are ahead of one that is still played.
type collector[T any] struct {
	mu    sync.Mutex
	ahead map[int]T // games that are finished, by index, where an earlier one is not
	next  int       // the first game that is not counted
	count func(game int, t T)
}

// put takes what a game came to.
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

// finish counts what lies behind games that were interrupted.
func (c *collector[T]) finish() {
	for _, i := range slices.Sorted(maps.Keys(c.ahead)) {
		c.take(i, c.ahead[i])
	}
}
