package battlelore_test

import (
	"testing"
	"unsafe"

	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
)

// standard are the adventures that speed is measured on: of two players, on the standard board.
var standard = []string{"candlemas-at-the-grange", "the-harvest-truce"}

// kinds are an adventure of each other kind of game.
const (
	epic         = "the-field-at-kings-bend"
	lore         = "the-toll-bridge"
	loreCreature = "the-menagerie"
	loreLandmark = "the-boundary-stone"
	epicLore     = "at-the-broad-water"
	medievalLore = "the-hedge-school"
	allies       = "the-double-wedding"
	loreAllies   = "the-four-executors"
)

func linked(t testing.TB, id string) *battlelore.Rules {
	t.Helper()
	cat := library.New(nil, 1)
	b, refused := setup.New(cat, cat.Library(rulebook.KindAdventure, id), setup.Options{Seed: 1})
	if len(refused) > 0 {
		t.Fatalf("%s: %s", id, refused[0].Message())
	}
	return b.Rules
}

// random plays a game at random to its end and counts the choices.
func random(t testing.TB, r *battlelore.Rules, s *battlelore.State, choice engine.Rand, buf []battlelore.Action) int {
	n := 0
	for ; s.Ended == battlelore.Playing; n++ {
		legal := battlelore.Legal(r, s, buf[:0])
		if battlelore.Apply(r, s, legal[choice.IntN(len(legal))], nil) != nil {
			t.Fatal("a legal action is refused")
		}
	}
	return n
}

// Whole games of Legal and Apply on shipped ground allocate nothing.
func TestNoAllocationShipped(t *testing.T) {
	buf := make([]battlelore.Action, 0, 4096)
	for _, id := range append(standard, "the-field-at-kings-bend", "the-ninth-well") {
		r := linked(t, id)
		var starts []battlelore.State // to deal takes a stream of chance, which has a name
		for seed := range uint64(9) {
			starts = append(starts, r.Start(seed))
		}
		var s battlelore.State
		next, choice := 0, engine.NewRand(3)
		if n := testing.AllocsPerRun(len(starts)-1, func() {
			s = starts[next]
			next++
			random(t, r, &s, choice, buf)
		}); n > 0 {
			t.Errorf("%s: a game allocates %v times", id, n)
		}
	}
}

// Random play, without a policy or a log around it: what the engine itself can do.
func BenchmarkRandomPlay(b *testing.B) {
	for _, id := range append(standard, epic) {
		b.Run(id, func(b *testing.B) { randomPlay(b, id) })
	}
}

func BenchmarkLoreRandom(b *testing.B)         { randomPlay(b, lore) }
func BenchmarkLoreCreatureRandom(b *testing.B) { randomPlay(b, loreCreature) }
func BenchmarkLoreLandmarkRandom(b *testing.B) { randomPlay(b, loreLandmark) }
func BenchmarkEpicLoreRandom(b *testing.B)     { randomPlay(b, epicLore) }
func BenchmarkMedievalLoreRandom(b *testing.B) { randomPlay(b, medievalLore) }
func BenchmarkAlliesRandom(b *testing.B)       { randomPlay(b, allies) }
func BenchmarkLoreAlliesRandom(b *testing.B)   { randomPlay(b, loreAllies) }

func randomPlay(b *testing.B, id string) {
	r := linked(b, id)
	buf := make([]battlelore.Action, 0, 4096)
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
func moments(b *testing.B, r *battlelore.Rules) []battlelore.State {
	var out []battlelore.State
	for seed := range uint64(8) {
		s, choice := r.Start(seed), engine.NewRand(seed, "moments")
		for n := 0; s.Ended == battlelore.Playing; n++ {
			if n%7 == 0 {
				out = append(out, s)
			}
			legal := battlelore.Legal(r, &s, nil)
			if battlelore.Apply(r, &s, legal[choice.IntN(len(legal))], nil) != nil {
				b.Fatal("a legal action is refused")
			}
		}
	}
	return out
}

func BenchmarkLegal(b *testing.B)     { legal(b, "the-harvest-truce") }
func BenchmarkLegalLore(b *testing.B) { legal(b, lore) }

func legal(b *testing.B, id string) {
	r := linked(b, id)
	at := moments(b, r)
	buf := make([]battlelore.Action, 0, 4096)
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		buf = battlelore.Legal(r, &at[i%len(at)], buf[:0])
		i++
	}
}

// One Apply, and the copy of the state that it is made on.
func BenchmarkApply(b *testing.B)     { apply(b, "the-harvest-truce") }
func BenchmarkApplyLore(b *testing.B) { apply(b, lore) }

func apply(b *testing.B, id string) {
	r := linked(b, id)
	at := moments(b, r)
	actions := make([]battlelore.Action, len(at))
	choice := engine.NewRand(5)
	for i := range at {
		legal := battlelore.Legal(r, &at[i], nil)
		actions[i] = legal[choice.IntN(len(legal))]
	}
	var s battlelore.State // outside: its address goes far, so that each one inside would be a new one on the heap
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		s = at[i%len(at)]
		if battlelore.Apply(r, &s, actions[i%len(at)], nil) != nil {
			b.Fatal("a legal action is refused")
		}
		i++
	}
}

// Copying a State is the most frequent operation of a search.
func BenchmarkCopyLore(b *testing.B) {
	from := linked(b, lore).Start(1)
	var to battlelore.State
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
func BenchmarkFork(b *testing.B)     { fork(b, "the-harvest-truce") }
func BenchmarkForkLore(b *testing.B) { fork(b, lore) }

func fork(b *testing.B, id string) {
	r := linked(b, id)
	at := moments(b, r)
	var to battlelore.State
	i := 0
	b.ReportAllocs()
	for b.Loop() {
		from := &at[i%len(at)]
		battlelore.See(r, from, from.Decider()).Fork(from.Chance, &to)
		i++
	}
}
