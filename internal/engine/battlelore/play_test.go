package battlelore

import (
	"slices"
	"testing"

	"muster/engine"
)

// playOut plays a game at random and hands every moment to look.
func playOut(t testing.TB, r *Rules, seed uint64, look func(s *State, legal []Action)) State {
	t.Helper()
	s := r.Start(seed)
	choice := engine.NewRand(seed, "choice")
	var buf [4096]Action
	for s.Ended == Playing {
		legal := Legal(r, &s, buf[:0])
		if len(legal) == 0 {
			t.Fatalf("seed %d turn %d: nothing is legal in frame %d", seed, s.Turn, s.top().Kind)
		}
		if look != nil {
			look(&s, legal)
		}
		if err := Apply(r, &s, legal[choice.IntN(len(legal))], nil); err != nil {
			t.Fatalf("seed %d turn %d: %v", seed, s.Turn, err)
		}
	}
	return s
}

// The promises of the package, at every moment of random games.
func TestInvariants(t *testing.T) {
	r := fixture(t)
	for seed := range uint64(12) {
		playOut(t, r, seed, func(s *State, legal []Action) {
			if !slices.IsSorted(legal) || len(slices.Compact(slices.Clone(legal))) != len(legal) {
				t.Fatalf("seed %d: the legal actions are not sorted, each once: %x", seed, legal)
			}
			checkState(t, r, s)
			before := *s
			for _, a := range []Action{
				0, 1, NewAction(Exit, 3, 1), NewAction(Keep, 1, 0), NewAction(ActionKinds, 0, 0), 0xffffffff,
				legal[0] + 1, legal[len(legal)-1] ^ 1,
			} {
				if slices.Contains(legal, a) {
					continue
				}
				if err := Apply(r, s, a, nil); err == nil {
					t.Fatalf("seed %d: %#x was taken in frame %d, legal are %x", seed, uint32(a), before.top().Kind, legal)
				}
				if *s != before {
					t.Fatalf("seed %d: a refused action %#x changed the state", seed, uint32(a))
				}
			}
			// Every legal action is taken, on a copy, twice with the same end.
			for _, a := range legal {
				x, y := before, before
				if err := Apply(r, &x, a, nil); err != nil {
					t.Fatalf("seed %d: legal action %#x refused: %v", seed, uint32(a), err)
				}
				if err := Apply(r, &y, a, &Log{}); err != nil || x != y {
					t.Fatalf("seed %d: action %#x ends differently with a log", seed, uint32(a))
				}
			}
			if *s != before {
				t.Fatal("playing on copies changed the state")
			}
		})
	}
}

// checkState holds a state against what must always be true.
func checkState(t *testing.T, r *Rules, s *State) {
	t.Helper()
	cards := int(s.Deck.N) + int(s.Spent.N)
	if s.Table != NoCard {
		cards++
	}
	for _, c := range append(s.Drawn[:], append(s.Rack[:], s.Open)...) {
		if c != NoCard {
			cards++
		}
	}
	for p := range r.Seats {
		cards += int(s.Seats[p].Cards)
	}
	want := 0
	for _, n := range r.Copies {
		want += int(n)
	}
	if cards != want {
		t.Fatalf("turn %d: %d cards, want %d", s.Turn, cards, want)
	}
	dead := [2]int{}
	for i := range r.Setup {
		u := &s.Units[i]
		switch {
		case u.At >= 0 && (s.On[u.At] != uint8(i) || u.Figures == 0 || u.Figures > u.Full || r.Cells[u.At].Impassable):
			t.Fatalf("turn %d: unit %d is not well: %+v", s.Turn, i, u)
		case u.At < 0:
			dead[u.Camp.Other()]++
		}
	}
	for c, n := range dead {
		if int(s.Banners[c]) != n {
			t.Fatalf("turn %d: %d banners, %d units lost", s.Turn, s.Banners[c], n)
		}
	}
	if s.Taken != s.Camps[0].Or(s.Camps[1]) || s.Camps[0].Meets(&s.Camps[1]) {
		t.Fatal("the sets of hexes disagree")
	}
}

func TestNoAllocation(t *testing.T) {
	r := fixture(t)
	start := r.Start(1)
	buf := make([]Action, 0, 4096)
	if n := testing.AllocsPerRun(20, func() {
		s := start
		choice := engine.NewRand(3)
		for s.Ended == Playing {
			buf = Legal(r, &s, buf[:0])
			if Apply(r, &s, buf[choice.IntN(len(buf))], nil) != nil {
				t.Fatal("refused")
			}
		}
	}); n > 1 { // the stream's name
		t.Errorf("a game allocates %v times", n)
	}
}

func BenchmarkRandomGame(b *testing.B) {
	r := fixture(b)
	buf := make([]Action, 0, 4096)
	decisions, seed := 0, uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		seed++
		s := r.Start(seed)
		choice := engine.NewRand(seed)
		for s.Ended == Playing {
			buf = Legal(r, &s, buf[:0])
			decisions++
			if Apply(r, &s, buf[choice.IntN(len(buf))], nil) != nil {
				b.Fatal("refused")
			}
		}
	}
	b.ReportMetric(float64(decisions)/float64(b.N), "decisions/game")
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
}

func BenchmarkCopy(b *testing.B) {
	s := fixture(b).Start(1)
	var to State
	for b.Loop() {
		to = s
	}
	_ = to
}
