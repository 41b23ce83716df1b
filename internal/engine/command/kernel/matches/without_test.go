package matches

import (
	"testing"

	contract "muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/policy"
)

// strict reports choices that use a thing while another choice is legal, and counts choices that it kept.
type strict struct {
	contract.Policy[kernel.View, kernel.Action]
	t    *testing.T
	uses func(v kernel.View, a kernel.Action) bool
	kept *int
}

func (s strict) Choose(v kernel.View, legal []kernel.Action) kernel.Action {
	a := s.Policy.Choose(v, legal)
	free := 0
	for _, l := range legal {
		if !s.uses(v, l) {
			free++
		}
	}
	if free > 0 && s.uses(v, a) {
		s.t.Errorf("it takes %v, and %d others are legal", a, free)
	}
	if free > 0 && free < len(legal) {
		*s.kept++
	}
	return a
}

// TestWithout checks that a side without a thing never uses it in a game, for each thing of shipped battles.
func TestWithout(t *testing.T) {
	kinds := map[policy.Kind]int{}
	on := NewTable()
	for _, s := range shipped(t) {
		for _, thing := range Things(s.Battle(0)) {
			kept := 0
			for n := range 3 {
				b := s.Battle(arena.SeedOf(5, n))
				wrap := func(seats []contract.Policy[kernel.View, kernel.Action]) {
					used := uses(b, &thing)
					seats[thing.Side] = strict{policy.NewWithout(seats[thing.Side], used), t, used, &kept}
				}
				if _, _, err := seat(t.Context(), b, [boards.Camps]string{"greedy", "greedy"}, nil, on, wrap); err != nil {
					t.Fatal(err)
				}
			}
			kinds[thing.Kind] += kept
		}
	}
	for _, kind := range []policy.Kind{policy.OfUnits, policy.OfObjectives, policy.OfTokens} {
		if kinds[kind] == 0 {
			t.Errorf("no choice of the kind %s was left out", kind)
		}
	}
}
