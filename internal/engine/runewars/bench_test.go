package runewars_test

import (
	"testing"
	"unsafe"

	"muster/engine"
	"muster/internal/engine/runewars"
	testrw "muster/internal/testing/runewars"
)

// whole is a game of three by the rules' own length, on which speed is measured.
func whole(t testing.TB) *runewars.Rules {
	t.Helper()
	g, err := testrw.Game(4, 3)
	if err != nil {
		t.Fatal(err)
	}
	o := &g.Rules.Options
	o.Years, o.ToWin, o.Instant = 7, 6, false
	return g.Rules
}

// random plays a game at random to its end and counts the choices.
func random(t testing.TB, r *runewars.Rules, s *runewars.State, choice engine.Rand, buf []runewars.Action) int {
	n := 0
	for ; !s.Over(); n++ {
		legal := runewars.Legal(r, s, buf[:0])
		if runewars.Apply(r, s, legal[choice.IntN(len(legal))], nil) != nil {
			t.Fatal("a legal action is refused")
		}
	}
	return n
}

// Whole games of Legal and Apply allocate nothing.
func TestNoAllocation(t *testing.T) {
	buf := make([]runewars.Action, 0, runewars.MaxActions)
	r := whole(t)
	starts := make([]runewars.State, 9) // to deal takes a stream of chance, which has a name
	for i := range starts {
		runewars.Start(r, &starts[i], uint64(i), nil)
	}
	var s runewars.State
	next, choice := 0, engine.NewRand(3)
	if n := testing.AllocsPerRun(len(starts)-1, func() {
		s = starts[next]
		next++
		random(t, r, &s, choice, buf)
	}); n > 0 {
		t.Errorf("a game allocates %v times", n)
	}
}

// Random play, without a policy or a log around it: what the engine itself can do.
func BenchmarkRandomPlay(b *testing.B) {
	r := whole(b)
	buf := make([]runewars.Action, 0, runewars.MaxActions)
	choices, years, seed := 0, 0, uint64(0)
	var s runewars.State
	b.ReportAllocs()
	for b.Loop() {
		seed++
		runewars.Start(r, &s, seed, nil)
		choices += random(b, r, &s, engine.NewRand(seed), buf)
		years += int(s.Year)
	}
	b.ReportMetric(float64(choices)/b.Elapsed().Seconds(), "choices/s")
	b.ReportMetric(float64(choices)/float64(b.N), "choices/game")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(years)/float64(b.N), "years/game")
}

// moments are positions out of random games, of every kind of frame as often as it comes.
func moments(b *testing.B, r *runewars.Rules) []runewars.State {
	var out []runewars.State
	for seed := range uint64(8) {
		var s runewars.State
		runewars.Start(r, &s, seed, nil)
		choice := engine.NewRand(seed, "moments")
		for n := 0; !s.Over(); n++ {
			if n%7 == 0 {
				out = append(out, s)
			}
			legal := runewars.Legal(r, &s, nil)
			if runewars.Apply(r, &s, legal[choice.IntN(len(legal))], nil) != nil {
				b.Fatal("a legal action is refused")
			}
		}
	}
	return out
}

func BenchmarkLegal(b *testing.B) {
	r := whole(b)
	at := moments(b, r)
	buf := make([]runewars.Action, 0, runewars.MaxActions)
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		buf = runewars.Legal(r, &at[i%len(at)], buf[:0])
		i++
	}
}

// One Apply, and the copy of the state that it is made on.
func BenchmarkApply(b *testing.B) {
	r := whole(b)
	at := moments(b, r)
	actions := make([]runewars.Action, len(at))
	choice := engine.NewRand(5)
	for i := range at {
		legal := runewars.Legal(r, &at[i], nil)
		actions[i] = legal[choice.IntN(len(legal))]
	}
	var s runewars.State // outside: its address goes far, so that each one inside would be a new one on the heap
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		s = at[i%len(at)]
		if runewars.Apply(r, &s, actions[i%len(at)], nil) != nil {
			b.Fatal("a legal action is refused")
		}
		i++
	}
}

// Copying a State is the most frequent operation of a search.
func BenchmarkCopy(b *testing.B) {
	var from, to runewars.State
	runewars.Start(whole(b), &from, 1, nil)
	b.SetBytes(int64(unsafe.Sizeof(to)))
	b.ReportAllocs()
	for b.Loop() {
		to = from
	}
	if to != from {
		b.Fatal("the copy is another game")
	}
}

// A game to think in: all that is hidden is dealt anew.
func BenchmarkFork(b *testing.B) {
	r := whole(b)
	at := moments(b, r)
	var to runewars.State
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		from := &at[i%len(at)]
		runewars.See(r, from, from.Decider()).Fork(from.Chance, &to)
		i++
	}
}
