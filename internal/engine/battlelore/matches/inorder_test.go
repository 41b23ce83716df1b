package matches

import (
	"slices"
	"testing"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
)

// a record that names the targets of each Lore card, and the Lore cards kept, in the opposite order plays to the
// same end.
func TestReplayInAnyOrder(t *testing.T) {
	turned, seen := 0, map[battlelore.ActionKind]bool{}
	for _, id := range []string{"at-the-broad-water", "the-four-executors"} {
		for seed := range uint64(4) {
			b, refused := opened(t, id).Battle(seed)
			if len(refused) > 0 {
				t.Fatal(refused[0].Message())
			}
			var askedOf []battlelore.Player
			var decider battlelore.Player
			_, rec, err := Take(t.Context(), b, mixed, setup.Options{Seed: seed}, "test",
				func(s *battlelore.State, a battlelore.Action, _ []battlelore.Event) {
					if a != Began {
						askedOf = append(askedOf, decider)
					}
					decider = s.Decider()
				})
			if err != nil {
				t.Fatal(err)
			}
			for i := range rec.Turns {
				list := rec.Turns[i].Choices
				for from := 0; from < len(list); {
					kind, to := list[from].Kind(), from+1
					for to < len(list) && list[to].Kind() == kind && askedOf[to] == askedOf[from] {
						to++
					}
					set := kind == battlelore.TargetUnit || kind == battlelore.TargetSection || kind == battlelore.KeepLore
					if set && to-from > 1 {
						slices.Reverse(list[from:to])
						turned++
						seen[kind] = true
					}
					from = to
				}
				askedOf = askedOf[len(list):]
			}
			if _, fault := rec.Replay(b, 0, nil); fault != nil {
				t.Errorf("%s, seed %d: %s", id, seed, fault.Message())
			}
		}
	}
	if turned < 10 || !seen[battlelore.TargetUnit] || !seen[battlelore.KeepLore] {
		t.Errorf("%d sets were turned round, of kinds %v", turned, seen)
	}
}

// a set has each of its members once. Whoever names one twice has not named it in another order.
func TestReplayNamesNobodyTwice(t *testing.T) {
	doubled := 0
	for _, id := range []string{"at-the-broad-water", "the-four-executors"} {
		for seed := range uint64(4) {
			b, refused := opened(t, id).Battle(seed)
			if len(refused) > 0 {
				t.Fatal(refused[0].Message())
			}
			_, rec, err := Take(t.Context(), b, mixed, setup.Options{Seed: seed}, "test", nil)
			if err != nil {
				t.Fatal(err)
			}
			for i := range rec.Turns {
				list := rec.Turns[i].Choices
				for at := 1; at < len(list); at++ {
					if kind := list[at].Kind(); kind != battlelore.TargetUnit || list[at-1].Kind() != kind {
						continue
					}
					rec.Turns[i].Choices = slices.Insert(slices.Clone(list), at, list[at-1])
					if _, fault := rec.Replay(b, 0, nil); fault == nil {
						t.Errorf("%s, seed %d, turn %d: a target that is named twice is taken", id, seed, i)
					}
					rec.Turns[i].Choices = list
					doubled++
				}
			}
		}
	}
	if doubled == 0 {
		t.Error("no card had two targets")
	}
}
