package arena

import (
	"context"
	"strconv"
	"sync"

	"muster/engine/rng"
	"muster/engine/workers"
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
	chance := rng.New(seed, "game", strconv.Itoa(game))
	return chance.Uint64()
}

// Run plays the games. When ctx is done it stops, and those are counted that were finished by then; else what is
// counted is the same for any number of workers. The error is that of the first game, by its index, that failed.
func (b *Batch[T]) Run(ctx context.Context) error {
	c := &collector[T]{slots: make([]slot[T], max(b.Games, 0)), count: b.Count}
	err := workers.Share(ctx, len(c.slots), b.Workers, func() func(int) error {
		play := b.Player()
		return func(i int) error {
			t, err := play(ctx, i)
			c.put(i, slot[T]{game: t, err: err, done: true})
			if b.Done != nil && err == nil {
				b.Done()
			}
			return err
		}
	})
	if err != nil && ctx.Err() == nil {
		return err
	}
	c.finish()
	return nil
}

// slot is where what a game came to goes, by its index.
type slot[T any] struct {
	game T
	err  error
	done bool
}

// collector counts games in the order of their indices, whoever finishes them and when. What a game came to is let go
// as soon as it is counted.
type collector[T any] struct {
	mu    sync.Mutex
	slots []slot[T]
	next  int // the first game that is not counted
	count func(game int, t T)
}

// put takes what a game came to.
func (c *collector[T]) put(i int, s slot[T]) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.slots[i] = s
	for c.next < len(c.slots) && c.slots[c.next].done && c.slots[c.next].err == nil {
		c.take()
	}
}

// take counts the next game.
func (c *collector[T]) take() {
	s := &c.slots[c.next]
	if s.done && s.err == nil {
		c.count(c.next, s.game)
	}
	*s = slot[T]{err: s.err}
	c.next++
}

// finish counts what lies behind games that were interrupted.
func (c *collector[T]) finish() {
	for c.next < len(c.slots) {
		c.take()
	}
}
