package kernel_test

import (
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/command/kernel"
	testmedieval "muster/internal/testing/medieval"
)

// Battles with any numbers are played to their ends. Choices are sorted, never empty and all legal, unlisted ones are
// refused, and pieces are conserved. Some have no Battlefield Action to move a Leader with (MED-INS-04).
func TestMadeUp(t *testing.T) {
	battles := uint64(150)
	if testing.Short() {
		battles = 20
	}
	for seed := range battles {
		r, err := testmedieval.Battle(seed)
		if err != nil {
			t.Fatalf("battle %d: %v", seed, err)
		}
		s, choice := r.Start(seed), engine.NewRand(seed, "choice")
		for n := 0; s.Ended == kernel.Playing; n++ {
			legal := kernel.Legal(r, &s, nil)
			if len(legal) == 0 || !slices.IsSorted(legal) || len(slices.Compact(slices.Clone(legal))) != len(legal) {
				t.Fatalf("battle %d: the choices are %v", seed, legal)
			}
			kernel.CheckState(t, r, &s)
			if n%9 == 0 {
				tryAll(t, r, &s, legal)
			}
			if err := kernel.Apply(r, &s, legal[choice.IntN(len(legal))], nil); err != nil {
				t.Fatalf("battle %d: %v", seed, err)
			}
		}
	}
}

// tryAll takes every choice on a copy, and some invalid ones.
func tryAll(t *testing.T, r *kernel.Rules, s *kernel.State, legal []kernel.Action) {
	t.Helper()
	before := *s
	for _, a := range legal {
		next := before
		if err := kernel.Apply(r, &next, a, nil); err != nil {
			t.Fatal(err)
		}
		if next.Ended == kernel.Playing {
			kernel.CheckState(t, r, &next)
		}
	}
	for _, a := range kernel.Strangers(legal) {
		if !slices.Contains(legal, a) && kernel.Apply(r, s, a, nil) == nil {
			t.Fatalf("%v was taken, legal are %v", a, legal)
		}
	}
	if *s != before {
		t.Fatal("the state has changed")
	}
}
