package arena

import (
	"context"
	"fmt"

	"muster/engine"
)

// Watcher receives the events of a game. Event and choice slices are reused: a Watcher that keeps them must copy them.
type Watcher[S any, A engine.Choice, E any] interface {
	// Began reports the start: the state at the first choice, and the events until then.
	Began(s *S, events []E)
	// Asked reports the legal choices before one of them is chosen.
	Asked(s *S, legal []A)
	// Took reports a choice: the state after it, the choice, and its events.
	Took(s *S, a A, events []E)
}

// Played is the result of every game.
type Played struct {
	Choices   int    // of all players, forced ones included
	Signature uint64 // hash of the choices and the end: equal for games that were played the same way
}

// Table plays one game after another in one goroutine and reuses the memory of a game for the next one.
type Table[S any, A engine.Choice, E any, V any] struct {
	state S
	legal []A
	log   engine.Log[E]
}

// NewTable returns a table with capacity for a typical game.
func NewTable[S any, A engine.Choice, E any, V any]() *Table[S, A, E, V] {
	return &Table[S, A, E, V]{legal: make([]A, 0, 4096), log: engine.Log[E]{Events: make([]E, 0, 256)}}
}

// patience is the number of choices between two checks of ctx.
const patience = 256

// Play plays a game to its end, with one policy for each seat. watch may be nil. The state belongs to the table and is
// valid until the next game. Play returns an error if ctx is done, or if a policy makes an illegal choice.
func (t *Table[S, A, E, V]) Play(
	ctx context.Context, game engine.Game[S, A, E, V], seats []engine.Policy[V, A], watch Watcher[S, A, E],
) (*S, Played, error) {
	var out Played
	s := &t.state
	t.log.Events = t.log.Events[:0]
	game.Start(s, &t.log)
	if watch != nil {
		watch.Began(s, t.log.Events)
	}
	sum := engine.NewSum()
	for !game.Over(s) {
		if out.Choices%patience == 0 && ctx.Err() != nil {
			return s, out, ctx.Err()
		}
		seat := game.Decider(s)
		t.legal = game.Legal(s, t.legal[:0])
		if watch != nil {
			watch.Asked(s, t.legal)
		}
		a := seats[seat].Choose(game.View(s, seat), t.legal)
		t.log.Events = t.log.Events[:0]
		if err := game.Apply(s, a, &t.log); err != nil {
			return s, out, fmt.Errorf("arena: choice %d, seat %d: %w", out.Choices, seat, err)
		}
		out.Choices++
		sum.Number(uint64(a))
		if watch != nil {
			watch.Took(s, a, t.log.Events)
		}
	}
	sum.Number(game.Fingerprint(s))
	out.Signature = sum.Value()
	return s, out, nil
}
