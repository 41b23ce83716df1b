package players_test

import (
	"fmt"
	"slices"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/players"
	testrw "muster/internal/testing/runewars"
)

// factions are the shipped ones.
var factions = [runewars.MaxSeats]string{"daqan", "latari", "waiqar", "uthuk"}

// realmOf returns a typical game for a seed and a number of players. The factions rotate with the seed, and every
// other game uses decks.
func realmOf(t testing.TB, seed uint64, seats int) *runewars.Rules {
	t.Helper()
	var who []string
	for i := range seats {
		who = append(who, factions[(i+int(seed))%len(factions)])
	}
	makes := testrw.Plain
	if seed%2 == 1 {
		makes = testrw.Dealt
	}
	g, err := makes(seed, who...)
	if err != nil {
		t.Fatal(err)
	}
	return g.Rules
}

// playOut plays a game and calls look at every state; look may be nil.
func playOut(
	t testing.TB, r *runewars.Rules, seed uint64, seats []players.Policy,
	look func(s *runewars.State, legal []runewars.Action),
) (s runewars.State) {
	t.Helper()
	runewars.Start(r, &s, seed, nil)
	buf := make([]runewars.Action, 0, runewars.MaxActions)
	for n := 0; !s.Over(); n++ {
		legal := runewars.Legal(r, &s, buf[:0])
		if n > 20000 {
			t.Fatalf("seed %d, year %d: there is no end", seed, s.Year)
		}
		if look != nil {
			look(&s, legal)
		}
		me := s.Decider()
		if err := runewars.Apply(r, &s, seats[me].Choose(runewars.See(r, &s, me), legal), nil); err != nil {
			t.Fatalf("seed %d, year %d: %v", seed, s.Year, err)
		}
	}
	return s
}

func seated(t testing.TB, seed uint64, names ...string) []players.Policy {
	t.Helper()
	seats, err := players.Table(names, seed)
	if err != nil {
		t.Fatal(err)
	}
	return seats
}

// rest returns one player of a name and others of another one.
func rest(seats, at int, one, others string) []string {
	names := make([]string, seats)
	for i := range names {
		names[i] = others
	}
	names[at] = one
	return names
}

// Greedy wins nine of ten games against random players from every seat, with any faction. This test has few games and
// requires only seven of eight; docs/explanation/runewars-players.md has the figures of many.
func TestGreedyBeatsRandom(t *testing.T) {
	for seats := 2; seats <= runewars.MaxSeats; seats++ {
		games, won := 0, 0
		for seed := range uint64(8) {
			r := realmOf(t, seed, seats)
			for at := range seats {
				games++
				s := playOut(t, r, seed, seated(t, seed, rest(seats, at, "greedy", "random")...), nil)
				if int(s.Winner) == at {
					won++
				}
			}
		}
		if 8*won < 7*games {
			t.Errorf("of %d players greedy wins %d of %d games", seats, won, games)
		}
	}
}

// fast are the players that do not search.
func fast() []string {
	return slices.DeleteFunc(players.Names(), func(name string) bool { return name == "search" })
}

// Every player always makes legal choices, on any board and with any options, and games end.
func TestLegal(t *testing.T) {
	seeds := uint64(90)
	if testing.Short() {
		seeds = 15
	}
	names := fast()
	for seed := range seeds {
		g, err := testrw.Game(seed, 2+int(seed%3))
		if err != nil {
			t.Fatal(err)
		}
		var who []string
		for i := range g.Rules.Seats {
			who = append(who, names[(int(seed)+i*2)%len(names)])
		}
		playOut(t, g.Rules, seed, seated(t, seed, who...), nil)
	}
}

// moment is a choice of a player in a game.
type moment struct {
	state runewars.State
	legal []runewars.Action
}

// moments are the choices of a game between greedy players.
func moments(t testing.TB, r *runewars.Rules, seed uint64) (out []moment) {
	t.Helper()
	all := seated(t, seed, rest(len(r.Seats), 0, "greedy", "greedy")...)
	playOut(t, r, seed, all, func(s *runewars.State, legal []runewars.Action) {
		out = append(out, moment{*s, append([]runewars.Action(nil), legal...)})
	})
	return out
}

// Hidden information does not affect choices: a resampled state with other cards gives the same choice. A player who
// has seen the whole game chooses like one who sees only the current state.
func TestChoicesAreFair(t *testing.T) {
	for seed := range uint64(4) {
		r := realmOf(t, seed, 2+int(seed%3))
		for _, style := range players.Styles()[seed%2*2 : seed%2*2+2] {
			known := seated(t, seed, rest(len(r.Seats), 0, style.ID, style.ID)...)
			for i, m := range moments(t, r, seed) {
				me := m.state.Decider()
				want := known[me].Choose(runewars.See(r, &m.state, me), m.legal)
				var fork runewars.State
				runewars.See(r, &m.state, me).Fork(engine.NewRand(uint64(i), "fork"), &fork)
				fresh := players.New(style.ID, seed, int(me))
				if got := fresh.Choose(runewars.See(r, &fork, me), m.legal); got != want {
					t.Fatalf("seed %d, %s, choice %d, %v: %v, with what is hidden dealt anew %v", seed, style.ID, i,
						m.state.Frames[m.state.Depth-1].Kind, want, got)
				}
			}
		}
	}
}

// Choosing allocates nothing once a game has begun.
func TestNoAllocation(t *testing.T) {
	r := realmOf(t, 5, 4)
	all := moments(t, r, 5)
	for _, name := range fast() {
		seats := seated(t, 5, rest(len(r.Seats), 0, name, name)...)
		play := func() {
			for i := range all {
				m := &all[i]
				me := m.state.Decider()
				seats[me].Choose(runewars.See(r, &m.state, me), m.legal)
			}
		}
		play()
		if n := testing.AllocsPerRun(2, play); n > 0 {
			t.Errorf("%s allocates %v times in a game of %d choices", name, n, len(all))
		}
	}
}

// Speed of games: random must play 300 a second and greedy 30.
func BenchmarkGames(b *testing.B) {
	r := realmOf(b, 1, 4)
	for _, name := range []string{"random", "greedy"} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for i := uint64(0); b.Loop(); i++ {
				playOut(b, r, i, seated(b, i, rest(len(r.Seats), 0, name, name)...), nil)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// Win rate of greedy against random players, by number of players and seat: the figures of
// docs/explanation/runewars-players.md.
func BenchmarkGreedyWins(b *testing.B) {
	for seats := 2; seats <= runewars.MaxSeats; seats++ {
		for at := range seats {
			b.Run(fmt.Sprintf("players=%d/seat=%d", seats, at+1), func(b *testing.B) {
				won, games := 0, 0
				for i := uint64(0); b.Loop(); i++ {
					s := playOut(b, realmOf(b, i, seats), i, seated(b, i, rest(seats, at, "greedy", "random")...), nil)
					games++
					if int(s.Winner) == at {
						won++
					}
				}
				b.ReportMetric(100*float64(won)/float64(games), "won/100")
			})
		}
	}
}

// Number of games between greedy players that end by runes, with the demo decks: the figures of
// docs/explanation/runewars-players.md.
func BenchmarkEndsByRunes(b *testing.B) {
	for seats := 2; seats <= runewars.MaxSeats; seats++ {
		b.Run(fmt.Sprintf("players=%d", seats), func(b *testing.B) {
			runes, games := 0, 0
			for i := uint64(0); b.Loop(); i++ {
				seed := 2*i + 1 // those with decks
				s := playOut(b, realmOf(b, seed, seats), seed, seated(b, seed, rest(seats, 0, "greedy", "greedy")...), nil)
				games++
				if s.Ended == runewars.ByRunes {
					runes++
				}
			}
			b.ReportMetric(100*float64(runes)/float64(games), "runes/100")
		})
	}
}

// An effect that is useful only now is used during the Order, others are not (RW-TACT-01, RW-TERM-14).
func TestInterrupts(t *testing.T) {
	offered, used := 0, map[runewars.Verb]int{}
	for seed := range uint64(24) {
		r := realmOf(t, 2*seed+1, 3)
		seats := seated(t, seed, "greedy", "greedy", "greedy")
		playOut(t, r, seed, seats, func(s *runewars.State, legal []runewars.Action) {
			me := s.Decider()
			v := runewars.See(r, s, me)
			if !v.During() || !slices.ContainsFunc(legal, func(a runewars.Action) bool { return a.Verb().Anytime() }) {
				return
			}
			offered++
			if a := seats[me].Choose(v, legal); a.Verb().Anytime() {
				used[a.Verb()]++
			}
		})
	}
	all := 0
	for _, n := range used {
		all += n
	}
	if 4*all > offered {
		t.Errorf("of %d moments something is used at %d: %v", offered, all, used)
	}
	for _, v := range []runewars.Verb{runewars.PlayTactics, runewars.Prove, runewars.Redeem, runewars.Fulfil} {
		if used[v] == 0 {
			t.Errorf("of %d moments a player chooses at none to %v: %v", offered, v, used)
		}
	}
}
