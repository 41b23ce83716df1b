package players_test

import (
	"slices"
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/players"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/policy"
)

// quick is a row with all options and a small budget.
func quick() policy.Row {
	row := players.Rows()[0]
	row.Styles = []string{"greedy", "bold", "careful"}
	row.Cards, row.Others, row.Turns, row.Sure = 16, 8, 2, 0
	return row
}

func newSearch(t *testing.T, seat boards.Camp) *players.Search {
	t.Helper()
	p, err := players.NewSearch(quick(), 3, seat)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// walk plays a battle in which look makes a side's choices, and greedy the other ones.
func walk(t *testing.T, b *setup.Battle, side boards.Camp, turns uint16,
	look func(s *kernel.State, legal []kernel.Action) kernel.Action,
) {
	t.Helper()
	s, greedy := b.Start(), players.New("greedy", 3, side.Other())
	for s.Ended == kernel.Playing && s.Turn < turns {
		legal := kernel.Legal(b.Rules, &s, nil)
		var a kernel.Action
		if c := s.Decider(); c == side {
			a = look(&s, legal)
		} else {
			a = greedy.Choose(kernel.See(b.Rules, &s, c), legal)
		}
		if err := kernel.Apply(b.Rules, &s, a, nil); err != nil {
			t.Fatalf("turn %d: %v", s.Turn, err)
		}
	}
}

// The same seat and seed give the same legal choices, also with other hidden cards and other dice: the simulations do
// not peek.
func TestSearchDoesNotPeek(t *testing.T) {
	deviated := 0
	for i, scenario := range shipped(t) {
		b, side := scenario.Battle(3), boards.Camp(i%boards.Camps)
		p, blind := newSearch(t, side), newSearch(t, side)
		greedy, chance := players.New("greedy", 3, side), engine.NewRand(9)
		walk(t, b, side, 1000, func(s *kernel.State, legal []kernel.Action) kernel.Action {
			v := kernel.See(b.Rules, s, side)
			var other kernel.State
			v.Fork(engine.NewRand(chance.Uint64()), &other)
			if other == *s {
				t.Fatal("nothing hidden differs")
			}
			a, c := p.Choose(v, legal), blind.Choose(kernel.See(b.Rules, &other, side), legal)
			if a != c || !slices.Contains(legal, a) {
				t.Fatalf("%s, turn %d: %v, and %v where what is hidden differs", b.Adventure.ID, s.Turn, a, c)
			}
			if greedy.Choose(v, legal) != a {
				deviated++
			}
			return a
		})
	}
	if deviated == 0 {
		t.Error("it has never chosen anything else than greedy would")
	}
}

// After a warm-up it does not allocate.
func TestSearchAllocatesNothing(t *testing.T) {
	for i, scenario := range shipped(t) {
		b, side := scenario.Battle(3), boards.Camp(i%boards.Camps)
		p := newSearch(t, side)
		walk(t, b, side, 6, func(s *kernel.State, legal []kernel.Action) kernel.Action {
			v := kernel.See(b.Rules, s, side)
			a := p.Choose(v, legal)
			if s.Turn >= 4 {
				if n := testing.AllocsPerRun(10, func() { p.Choose(v, legal) }); n > 0 {
					t.Fatalf("%s, turn %d: %v allocations", b.Adventure.ID, s.Turn, n)
				}
			}
			return a
		})
	}
}

// A player of simulations that begins anew plays like a new one: no cached result of another simulation is left.
func TestBeginForgets(t *testing.T) {
	for _, scenario := range shipped(t) {
		b, chance := scenario.Battle(7), engine.NewRand(7)
		style := players.Styles()[0]
		used := [boards.Camps]*players.Greedy{players.NewGreedy(&style), players.NewGreedy(&style)}
		for _, m := range moments(t, b, [boards.Camps]string{"greedy", "forward"}) {
			me := m.state.Decider()
			for range 2 {
				var s kernel.State
				kernel.See(b.Rules, &m.state, me).Fork(engine.NewRand(chance.Uint64()), &s)
				fresh := [boards.Camps]*players.Greedy{players.NewGreedy(&style), players.NewGreedy(&style)}
				for _, p := range used {
					p.Begin(engine.Rand{})
				}
				for n := 0; n < 12 && s.Ended == kernel.Playing; n++ {
					legal, c := kernel.Legal(b.Rules, &s, nil), s.Decider()
					v := kernel.See(b.Rules, &s, c)
					a, want := used[c].Choose(v, legal), fresh[c].Choose(v, legal)
					if a != want {
						t.Fatalf("%s, turn %d: %v, a new player %v", b.Adventure.ID, s.Turn, a, want)
					}
					if err := kernel.Apply(b.Rules, &s, a, nil); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
}

// An unknown style is refused.
func TestSearchOfUnknownStyle(t *testing.T) {
	row := quick()
	row.Styles = []string{"greedy", "clever"}
	_, err := players.NewSearch(row, 1, 0)
	if err == nil || !strings.Contains(err.Error(), `unknown style "clever"`) {
		t.Error(err)
	}
}
