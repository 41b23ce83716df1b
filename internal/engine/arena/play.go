package arena

import (
	"context"
	"fmt"

	"muster/engine"
)

// Watcher is told what happens in a game. Events and lists of choices are used again: who keeps them copies them.
type Watcher[S any, A engine.Choice, E any] interface {
	// Began tells of the start: the state at the first choice, and what has happened until then.
	Began(s *S, events []E)
	// Asked tells what may be chosen, before it is.
	Asked(s *S, legal []A)
	// Took tells of a choice: the state after it, the choice, and what happened.
	Took(s *S, a A, events []E)
}

// Played is what every game comes to.
type Played struct {
	Choices   int    // of all players, those with a single option included
	Signature uint64 // of the choices and the end: games with the same one were played in the same way
}

// Table is where one goroutine plays one game after another: what it needs for a game it uses again for the next one.
type Table[S any, A engine.Choice, E any, V any] struct {
	state S
	legal []A
	log   engine.Log[E]
}

// NewTable is a table with room for a usual game.
func NewTable[S any, A engine.Choice, E any, V any]() *Table[S, A, E, V] {
	return &Table[S, A, E, V]{legal: make([]A, 0, 4096), log: engine.Log[E]{Events: make([]E, 0, 256)}}
}

// patience is how many choices pass between two looks at whether to stop.
const patience = 256

// Play plays a game to its end, a policy to each seat. watch may be nil. The state is the table's, and stands until the
// next game. The error says that ctx is done, or that a policy has chosen what is not legal.
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
