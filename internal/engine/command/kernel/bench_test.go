package kernel_test

import (
	"testing"
	"unsafe"

	"muster/engine"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
)

// shipped is the scenario that speed is measured on.
const shipped = "harrow-down"

func linked(t testing.TB, id string) *kernel.Rules {
	t.Helper()
	cat := medieval.Game().Load(nil, 1)
	b, refused := setup.New(cat, cat.Library(rulebook.KindAdventure, id), setup.Options{Seed: 1})
	if len(refused) > 0 {
		t.Fatalf("%s: %s", id, refused[0].Message())
	}
	return b.Rules
}

// random plays a game at random to its end and counts the choices.
func random(t testing.TB, r *kernel.Rules, s *kernel.State, choice engine.Rand, buf []kernel.Action) int {
	n := 0
	for ; s.Ended == kernel.Playing; n++ {
		legal := kernel.Legal(r, s, buf[:0])
		if kernel.Apply(r, s, legal[choice.IntN(len(legal))], nil) != nil {
			t.Fatal("a legal action is refused")
		}
	}
	return n
}

// Whole games of Legal and Apply on shipped ground allocate nothing.
func TestNoAllocationShipped(t *testing.T) {
	buf := make([]kernel.Action, 0, 4096)
	r := linked(t, shipped)
	var starts []kernel.State // to deal takes a stream of chance, which has a name
	for seed := range uint64(9) {
		starts = append(starts, r.Start(seed))
	}
	var s kernel.State
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
	r := linked(b, shipped)
	buf := make([]kernel.Action, 0, 4096)
	choices, turns, seed := 0, 0, uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		seed++
		s := r.Start(seed)
		choices += random(b, r, &s, engine.NewRand(seed), buf)
		turns += int(s.Turn)
	}
	b.ReportMetric(float64(choices)/b.Elapsed().Seconds(), "choices/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(turns)/float64(b.N), "turns/game")
}

// moments are positions out of random games, of every kind of frame as often as it comes.
func moments(b *testing.B, r *kernel.Rules) []kernel.State {
	var out []kernel.State
	for seed := range uint64(8) {
		s, choice := r.Start(seed), engine.NewRand(seed, "moments")
		for n := 0; s.Ended == kernel.Playing; n++ {
			if n%7 == 0 {
				out = append(out, s)
			}
			legal := kernel.Legal(r, &s, nil)
			if kernel.Apply(r, &s, legal[choice.IntN(len(legal))], nil) != nil {
				b.Fatal("a legal action is refused")
			}
		}
	}
	return out
}

func BenchmarkLegal(b *testing.B) {
	r := linked(b, shipped)
	at := moments(b, r)
	buf := make([]kernel.Action, 0, 4096)
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		buf = kernel.Legal(r, &at[i%len(at)], buf[:0])
		i++
	}
}

// One Apply, and the copy of the state that it is made on.
func BenchmarkApply(b *testing.B) {
	r := linked(b, shipped)
	at := moments(b, r)
	actions := make([]kernel.Action, len(at))
	choice := engine.NewRand(5)
	for i := range at {
		legal := kernel.Legal(r, &at[i], nil)
		actions[i] = legal[choice.IntN(len(legal))]
	}
	var s kernel.State // outside: its address goes far, so that each one inside would be a new one on the heap
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		s = at[i%len(at)]
		if kernel.Apply(r, &s, actions[i%len(at)], nil) != nil {
			b.Fatal("a legal action is refused")
		}
		i++
	}
}

// Copying a State is the most frequent operation of a search.
func BenchmarkCopy(b *testing.B) {
	from := linked(b, shipped).Start(1)
	var to kernel.State
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
	r := linked(b, shipped)
	at := moments(b, r)
	var to kernel.State
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		from := &at[i%len(at)]
		kernel.See(r, from, from.Decider()).Fork(from.Chance, &to)
		i++
	}
}
