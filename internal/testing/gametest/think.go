package gametest

import (
	"bytes"
	"slices"
)

// think checks the game from each seat's view. A simulation must agree with everything that the seat knows, and must be
// playable. A seat's view must be equal in all games that it cannot distinguish, so that nothing hidden is shown.
func (k *Keeper[S, A, E, V]) think(s *S, legal []A) {
	before := *s
	for seat := range k.game.Seats() {
		if k.err != nil {
			return
		}
		known := k.game.Known(s, seat)
		var thought, other S
		seed := k.chance.Uint64()
		k.game.Fork(s, seat, seed, &thought)
		k.must(bytes.Equal(k.game.Known(&thought, seat), known),
			"a game that seat %d thinks of differs in what it knows", seat)
		if k.game.Decider(s) == seat {
			may := k.game.Legal(&thought, nil)
			k.must(slices.Equal(may, legal), "in a game that seat %d thinks of %x is legal, in fact %x", seat, may, legal)
		}
		k.game.Fork(s, seat, seed, &other)
		k.same(&thought, &other, "the same seed makes two games in thought")
		k.playThought(&thought)
	}
	k.same(&before, s, "a game changed with those in thought")
}

// playThought plays a simulation at random for some choices: it must be a valid game.
func (k *Keeper[S, A, E, V]) playThought(s *S) {
	for range thoughts {
		if k.game.Over(s) {
			return
		}
		legal := k.game.Legal(s, nil)
		if len(legal) == 0 {
			k.fail("in a game in thought nothing is legal")
			return
		}
		if err := k.game.Apply(s, legal[k.chance.IntN(len(legal))], nil); err != nil {
			k.fail("in a game in thought: %v", err)
			return
		}
	}
}
