package gametest

import (
	"fmt"

	"muster/engine"
)

// Play plays a game twice from its start with the random choices of a seed. It checks the invariants at every choice of
// the first run, and compares the two. every is as in Keeper. It returns the number of choices, and the first broken
// invariant.
func Play[S any, A engine.Choice, E, V any](
	game engine.Game[S, A, E, V], seed uint64, every int,
) (choices int, err error) {
	k := New(game, seed)
	k.Every = every
	chance := engine.NewRand(seed, "choices")
	var s S
	var events engine.Log[E]
	game.Start(&s, &events)
	var buf []A
	for !game.Over(&s) && k.err == nil {
		buf = game.Legal(&s, buf[:0])
		if k.Asked(&s, buf); k.err != nil {
			break
		}
		a := buf[chance.IntN(len(buf))]
		before := s
		if err := game.Apply(&s, a, &events); err != nil {
			k.fail("%#08x is legal and refused: %v", uint32(a), err)
			break
		}
		k.Took(&before, &s, a)
	}
	k.Ended(&s)
	if k.err != nil {
		return len(k.taken), fmt.Errorf("seed %d, %w", seed, k.err)
	}
	var again S
	var told engine.Log[E]
	game.Start(&again, &told)
	for _, a := range k.taken {
		if err := game.Apply(&again, a, &told); err != nil {
			return len(k.taken), fmt.Errorf("seed %d, played again: %w", seed, err)
		}
	}
	switch {
	case game.Fingerprint(&again) != game.Fingerprint(&s):
		return len(k.taken), fmt.Errorf("seed %d: played again it comes to another end", seed)
	case len(told.Events) != len(events.Events):
		return len(k.taken), fmt.Errorf("seed %d: played again %d things happen, not %d",
			seed, len(told.Events), len(events.Events))
	}
	return len(k.taken), nil
}
