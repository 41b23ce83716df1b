package players

import (
	"testing"

	"muster/engine"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
)

// eachChoice plays greedy against greedy on every shipped adventure that can be played, and calls look before each
// choice.
func eachChoice(
	t *testing.T,
	look func(p *Greedy, r *battlelore.Rules, s *battlelore.State, legal []battlelore.Action),
) {
	t.Helper()
	cat := library.New(nil, 1)
	for _, e := range cat.All(rulebook.KindAdventure) {
		b, refused := setup.New(cat, e, setup.Options{Seed: 3})
		if len(refused) > 0 {
			continue
		}
		s := b.Start()
		var seats [battlelore.MaxPlayers]*Greedy
		for p := range seats {
			seats[p] = NewGreedy(3, battlelore.Player(p))
		}
		for s.Ended == battlelore.Playing {
			p := seats[s.Decider()]
			legal := battlelore.Legal(b.Rules, &s, nil)
			look(p, b.Rules, &s, legal)
			a := p.Choose(battlelore.See(b.Rules, &s, s.Decider()), legal)
			if err := battlelore.Apply(b.Rules, &s, a, nil); err != nil {
				t.Fatalf("%s, turn %d: %v", e.ID, s.Turn, err)
			}
		}
	}
}

// afresh returns a player with the random stream of another and no memory.
func afresh(p *Greedy) *Greedy { return &Greedy{odds: p.odds, w: p.w, chance: p.chance} }

// The memory of Greedy saves time and changes no choice.
func TestMemory(t *testing.T) {
	eachChoice(t, func(p *Greedy, r *battlelore.Rules, s *battlelore.State, legal []battlelore.Action) {
		copied := *p // Choose moves chance and memory on
		v := battlelore.See(r, s, s.Decider())
		if a, b := copied.Choose(v, legal), afresh(p).Choose(v, legal); a != b {
			t.Fatalf(
				"turn %d, frame %d: %#x with what it remembers, %#x without",
				s.Turn,
				s.Frames[s.Depth-1].Kind,
				uint32(a),
				uint32(b),
			)
		}
	})
}

// Greedy does not peek: other hidden cards and other dice do not change its choice.
func TestNoPeeking(t *testing.T) {
	chance, n := engine.NewRand(9), 0
	eachChoice(t, func(p *Greedy, r *battlelore.Rules, s *battlelore.State, legal []battlelore.Action) {
		if n++; n%3 != 0 {
			return
		}
		v := battlelore.See(r, s, s.Decider())
		var other battlelore.State
		v.Fork(engine.NewRand(chance.Uint64()), &other)
		if other == *s {
			t.Fatal("nothing hidden differs")
		}
		if a, b := afresh(p).Choose(v, legal), afresh(p).Choose(battlelore.See(r, &other, s.Decider()), legal); a != b {
			t.Fatalf(
				"turn %d, frame %d: %#x, and %#x when what is hidden differs",
				s.Turn,
				s.Frames[s.Depth-1].Kind,
				uint32(a),
				uint32(b),
			)
		}
	})
}

// A name and a seed determine a player's choices, which differ by seat.
func TestNew(t *testing.T) {
	legal := []battlelore.Action{1, 2, 3, 4, 5, 6, 7, 8, 9}
	for _, name := range Names() {
		if !Known(name) || New(name, 1, 0) == nil {
			t.Errorf("%q is not known", name)
		}
	}
	if Known("clever") || New("clever", 1, 0) != nil {
		t.Error("nobody is called clever")
	}
	a, same, seat, seed := NewRandom(1, 0), NewRandom(1, 0), NewRandom(1, 1), NewRandom(2, 0)
	alike := [3]int{}
	count := map[battlelore.Action]int{}
	for range 900 {
		x := a.Choose(battlelore.View{}, legal)
		count[x]++
		for i, p := range []*Random{same, seat, seed} {
			if p.Choose(battlelore.View{}, legal) == x {
				alike[i]++
			}
		}
	}
	if alike[0] != 900 || alike[1] > 200 || alike[2] > 200 {
		t.Errorf("of 900 choices %v are the same for the same seed and seat, another seat, another seed", alike)
	}
	for _, x := range legal {
		if count[x] < 60 || count[x] > 140 {
			t.Errorf("%d is chosen %d times of 900", x, count[x])
		}
	}
}
