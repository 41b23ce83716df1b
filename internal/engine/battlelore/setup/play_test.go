package setup_test

import (
	"math/rand/v2"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
)

func linked(t testing.TB, id string) *battlelore.Rules {
	t.Helper()
	c := library.New(nil, 1)
	b, refused := setup.New(c, c.Library(rulebook.KindAdventure, id), setup.Options{Seed: 1})
	if len(refused) > 0 {
		t.Fatal(refused[0].Message())
	}
	return b.Rules
}

// TestPlayed: at every state of random games, a saved state is restored as the same game, and bytes of another length
// are refused.
func TestPlayed(t *testing.T) {
	for _, id := range []string{"the-harvest-truce", "the-boundary-stone", "the-four-executors"} {
		r := linked(t, id)
		for seed := range uint64(3) {
			s, choice := r.Start(seed), rand.New(rand.NewPCG(seed, 0))
			var last battlelore.State
			var legal []battlelore.Action
			for s.Ended == battlelore.Playing {
				bytes, err := setup.SaveState(&s)
				if err != nil {
					t.Fatal(err)
				}
				if err := setup.LoadState(&last, bytes); err != nil || last != s {
					t.Fatalf("%s, seed %d: saved and read back it is another game: %v", id, seed, err)
				}
				if setup.LoadState(&last, bytes[:len(bytes)-1]) == nil || setup.LoadState(&last, append(bytes, 0)) == nil {
					t.Fatal("bytes of a wrong length were read")
				}
				legal = battlelore.Legal(r, &s, legal[:0])
				if err := battlelore.Apply(r, &s, legal[choice.IntN(len(legal))], nil); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

func BenchmarkSave(b *testing.B) {
	s := linked(b, "the-harvest-truce").Start(1)
	for b.Loop() {
		if _, err := setup.SaveState(&s); err != nil {
			b.Fatal(err)
		}
	}
}
