package matches

import (
	"testing"

	"muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/players"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/policy"
)

// strict reports choices that use a thing while another choice is legal, and counts choices that it kept.
type strict struct {
	engine.Policy[battlelore.View, battlelore.Action]
	t    *testing.T
	uses func(v battlelore.View, a battlelore.Action) bool
	kept *int
}

func (s strict) Choose(v battlelore.View, legal []battlelore.Action) battlelore.Action {
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

// TestWithout checks that a camp without a thing never uses it in a game, for each thing of shipped adventures.
func TestWithout(t *testing.T) {
	kinds := map[policy.Kind]int{}
	on := NewTable()
	for _, id := range []string{"the-toll-bridge", "the-menagerie"} {
		s := opened(t, id)
		for _, thing := range Things(s) {
			kept := 0
			for n := range 3 {
				b, _ := s.Battle(arena.SeedOf(5, n))
				seats, err := players.Table(b.Rules, [boards.Camps]string{"greedy", "greedy"}, b.Seed)
				if err != nil {
					t.Fatal(err)
				}
				used := uses(b, &thing)
				for p := range seats[:b.Rules.Seats] {
					if int(b.Rules.CampOf[p]) == thing.Side {
						seats[p] = strict{policy.NewWithout(seats[p], used), t, used, &kept}
					}
				}
				if _, _, err := on.Play(t.Context(), b.Game(), seats[:b.Rules.Seats], nil); err != nil {
					t.Fatal(err)
				}
			}
			kinds[thing.Kind] += kept
		}
	}
	for _, kind := range []policy.Kind{policy.OfUnits, policy.OfObjectives, policy.OfCards, policy.OfPowers} {
		if kinds[kind] == 0 {
			t.Errorf("no choice of the kind %s was left out", kind)
		}
	}
}

// TestWithoutNothing checks that a game without a restriction is the usual one.
func TestWithoutNothing(t *testing.T) {
	s := opened(t, "the-toll-bridge")
	on := NewTable()
	for n := range 5 {
		ref := arena.Ref{Number: n, Seed: arena.SeedOf(3, n), Players: [2]string{"greedy", "greedy"}}
		end, err := PlayFacts(t.Context(), on, s, ref, nil)
		if err != nil {
			t.Fatal(err)
		}
		turn, winner := end.Turn, end.Winner
		if end, err = PlayWithout(t.Context(), on, s, ref, nil); err != nil || end.Turn != turn || end.Winner != winner {
			t.Errorf("game %d: turn %d, %v, %v; want turn %d, %v", n, end.Turn, end.Winner, err, turn, winner)
		}
	}
}
