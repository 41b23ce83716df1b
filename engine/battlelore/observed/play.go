package observed

import (
	"context"
	"errors"
	"fmt"

	"muster/engine/arena"
	"muster/engine/battlelore"
	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/players"
	"muster/engine/battlelore/setup"
)

// Batch is games to play and watch: seeds First, First + 1, ... of the batch of that seed, between players.
type Batch struct {
	Scenario *setup.Scenario
	Seed     uint64
	First    int // the number of the first game
	Games    int
	Players  [boards.Camps]string // policies, by camp
	Workers  int                  // goroutines; fewer than one is one
	Done     func()               // called after each game, by whichever goroutine played it; may be nil
}

// errUnset is that a battle could not be set up.
var errUnset = errors.New("observed: not set up")

// Play plays the games and adds them up; those whose battle cannot be set up are counted apart. When ctx is done those
// are added that were finished. The error says that Muster failed.
func (b *Batch) Play(ctx context.Context) (sums *Sums, unset int, err error) {
	sums = new(Sums)
	var failed error
	games := arena.Batch[*Game]{
		Games: b.Games, Workers: b.Workers, Done: b.Done,
		Count: func(i int, g *Game) {
			if g == nil {
				unset++
				return
			}
			if err := sums.Add(g, Ref{b.First + i, g.Battle.Seed, b.Players}); err != nil && failed == nil {
				failed = err
			}
		},
		Player: func() func(context.Context, int) (*Game, error) {
			on := arena.NewTable[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]()
			return func(ctx context.Context, i int) (*Game, error) {
				g, err := b.game(ctx, b.First+i, on)
				if errors.Is(err, errUnset) {
					return nil, nil
				}
				return g, err
			}
		},
	}
	if err := games.Run(ctx); err != nil {
		return nil, unset, err
	}
	return sums, unset, failed
}

func (b *Batch) game(ctx context.Context, number int,
	on *arena.Table[battlelore.State, battlelore.Action, battlelore.Event, battlelore.View]) (*Game, error) {
	setUp, refused := b.Scenario.Battle(arena.SeedOf(b.Seed, number))
	if len(refused) > 0 {
		return nil, errUnset
	}
	seats, err := players.Table(setUp.Rules, b.Players, setUp.Seed)
	if err != nil {
		return nil, fmt.Errorf("observed: %w", err)
	}
	var w Watcher
	w.Begin(setUp)
	s, _, err := on.Play(ctx, setUp.Game(), seats[:setUp.Rules.Seats], &w)
	if err != nil {
		return nil, fmt.Errorf("observed: seed %d: %w", setUp.Seed, err)
	}
	return w.Game(s), nil
}
