package players_test

import (
	"testing"

	"muster/engine"
	"muster/internal/engine/arena"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/matches"
	"muster/internal/engine/command/kernel/players"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
)

// shipped are the scenarios of the library.
func shipped(t testing.TB) []*setup.Scenario {
	t.Helper()
	cat := medieval.Game().Load(nil, 1)
	var out []*setup.Scenario
	for _, e := range cat.All(rulebook.KindAdventure) {
		s, refused := setup.Open(cat, e, setup.Options{})
		if len(refused) > 0 {
			t.Fatalf("%s: %s", e.ID, refused[0].Message())
		}
		out = append(out, s)
	}
	return out
}

// Greedy wins 95 of 100 games against random from either side of every scenario that ships.
func TestGreedyBeatsRandom(t *testing.T) {
	games := 100
	if testing.Short() {
		games = 20
	}
	for _, s := range shipped(t) {
		for side := range boards.Camps {
			names := [boards.Camps]string{"random", "random"}
			names[side] = "greedy"
			b := matches.Batch{
				Scenario: s, Games: games, Series: arena.Series{Seed: 1, Players: names}, Workers: 2,
			}
			r, err := b.Run(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			if 100*r.Wins[side] < 95*games {
				t.Errorf("%s: greedy wins %d of %d for side %d", s.Adventure().ID, r.Wins[side], games, side)
			}
		}
	}
}

// moment is a choice of a player in a game.
type moment struct {
	state kernel.State
	legal []kernel.Action
}

// moments are all choices of a game between two policies.
func moments(t testing.TB, b *setup.Battle, names [boards.Camps]string) (out []moment) {
	t.Helper()
	seats, err := players.Table(names, b.Seed)
	if err != nil {
		t.Fatal(err)
	}
	s := b.Start()
	for s.Ended == kernel.Playing {
		legal := kernel.Legal(b.Rules, &s, nil)
		out = append(out, moment{s, legal})
		a := seats[s.Decider()].Choose(kernel.See(b.Rules, &s, s.Decider()), legal)
		if err := kernel.Apply(b.Rules, &s, a, nil); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// Hidden information does not affect choices: a resampled state with other dice gives the same choice. A player who
// has seen the whole game chooses like one who sees only the current state.
func TestChoicesAreFair(t *testing.T) {
	for _, s := range shipped(t) {
		b := s.Battle(5)
		for _, style := range players.Styles() {
			known := [boards.Camps]players.Policy{players.New(style.ID, 5, 0), players.New(style.ID, 5, 1)}
			for i, m := range moments(t, b, [boards.Camps]string{"greedy", "forward"}) {
				me := m.state.Decider()
				want := known[me].Choose(kernel.See(b.Rules, &m.state, me), m.legal)
				var fork kernel.State
				kernel.See(b.Rules, &m.state, me).Fork(engine.NewRand(uint64(i), "fork"), &fork)
				fresh := players.New(style.ID, 5, me)
				if got := fresh.Choose(kernel.See(b.Rules, &fork, me), m.legal); got != want {
					t.Fatalf("%s, %s, choice %d: %v, with what is hidden dealt anew %v", b.Adventure.ID, style.ID, i, want, got)
				}
			}
		}
	}
}

// Choosing allocates nothing once a game has begun.
func TestNoAllocation(t *testing.T) {
	for _, s := range shipped(t) {
		b := s.Battle(9)
		all := moments(t, b, [boards.Camps]string{"greedy", "greedy"})
		for _, name := range players.Names() {
			if players.Rows()[0].ID == name {
				continue // TestSearchAllocatesNothing has a smaller budget
			}
			seats := [boards.Camps]players.Policy{players.New(name, 9, 0), players.New(name, 9, 1)}
			play := func() {
				for i := range all {
					m := &all[i]
					seats[m.state.Decider()].Choose(kernel.See(b.Rules, &m.state, m.state.Decider()), m.legal)
				}
			}
			play()
			if n := testing.AllocsPerRun(2, play); n > 0 {
				t.Errorf("%s: %s allocates %v times in a game of %d choices", b.Adventure.ID, name, n, len(all))
			}
		}
	}
}

// Speed of games: random must play 4,000 a second and greedy 300.
func BenchmarkGames(b *testing.B) {
	s := shipped(b)[0]
	for _, name := range []string{"random", "greedy", "search"} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			on := matches.NewTable()
			for i := 0; b.Loop(); i++ {
				battle := s.Battle(uint64(i))
				if _, _, err := matches.Seat(b.Context(), battle, [boards.Camps]string{name, name}, nil, on); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
