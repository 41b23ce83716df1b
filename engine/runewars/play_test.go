package runewars_test

import (
	"slices"
	"testing"

	"muster/engine/rng"
	"muster/engine/runewars"
	"muster/engine/runewars/madeup"
)

// game is a made up game.
func game(t testing.TB, seed uint64) *runewars.Rules {
	t.Helper()
	g, err := madeup.Game(seed, 2+int(seed%3))
	if err != nil {
		t.Fatal(err)
	}
	return g.Rules
}

// playOut plays a game at random and hands every moment to look.
func playOut(
	t testing.TB, r *runewars.Rules, seed uint64, look func(s *runewars.State, legal []runewars.Action),
) runewars.State {
	t.Helper()
	var s runewars.State
	runewars.Start(r, &s, seed, nil)
	choice := rng.New(seed, "choice")
	buf := make([]runewars.Action, 0, runewars.MaxActions)
	for n := 0; !s.Over(); n++ {
		legal := runewars.Legal(r, &s, buf[:0])
		if len(legal) == 0 {
			t.Fatalf("seed %d year %d: nothing is legal in %v", seed, s.Year, s.Frames[s.Depth-1].Kind)
		}
		if n > 40000 {
			t.Fatalf("seed %d: year %d season %d, %v: there is no end: %v", seed, s.Year, s.Season, s.Frames[:s.Depth], legal)
		}
		if look != nil {
			look(&s, legal)
		}
		if err := runewars.Apply(r, &s, legal[choice.IntN(len(legal))], nil); err != nil {
			t.Fatalf("seed %d year %d: %v", seed, s.Year, err)
		}
	}
	return s
}

// Games of any boards, options and decks come to an end, and at every moment choices are listed in order and each once.
func TestRandomGames(t *testing.T) {
	ends := [runewars.Ends]int{}
	for seed := range uint64(60) {
		r := game(t, seed)
		s := playOut(t, r, seed, func(s *runewars.State, legal []runewars.Action) {
			if !slices.IsSorted(legal) || len(slices.Compact(slices.Clone(legal))) != len(legal) {
				t.Fatalf("seed %d: %v: not sorted, each once: %v", seed, s.Frames[s.Depth-1].Kind, legal)
			}
		})
		ends[s.Ended]++
	}
	if ends[runewars.ByRunes] == 0 || ends[runewars.ByYears] == 0 {
		t.Errorf("games end so: %v", ends)
	}
}
