package matches

import (
	"bytes"
	"encoding/json"
	"testing"

	"muster/internal/engine/arena"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/engine/medieval"
	"muster/internal/testing/gametest"
)

var (
	greedies = [2]string{"greedy", "greedy"}
	randoms  = [2]string{"random", "random"}
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

func run(t testing.TB, b Batch) *Report {
	t.Helper()
	r, err := b.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// What is kept of a game does not grow with what was seen in it.
func TestHeld(t *testing.T) {
	s := shipped(t)[0]
	gametest.Held(t, 300, func(games int) any {
		return run(t, Batch{Scenario: s, Games: games, Series: arena.Series{Seed: 7, Players: randoms}, Workers: 1})
	})
}

// The same bytes for any number of workers, and a batch goes on where another ended.
func TestWorkers(t *testing.T) {
	s := shipped(t)[0]
	var first []byte
	for _, workers := range []int{1, 2, 8} {
		r := run(t, Batch{Scenario: s, Games: 24, Series: arena.Series{Seed: 7, Players: greedies}, Workers: workers,
			Facts: true})
		text, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = text
		}
		if !bytes.Equal(text, first) {
			t.Errorf("%d workers report something else", workers)
		}
		on := run(t, Batch{Scenario: s, Games: 1, Series: arena.Series{From: 23, Seed: 7, Players: greedies}})
		if on.Games[0].Signature != r.Games[23].Signature || on.Games[0].Index != 23 {
			t.Error("it does not go on")
		}
	}
}

// What a report counts adds up.
func TestReport(t *testing.T) {
	for _, s := range shipped(t) {
		for _, players := range [][2]string{greedies, randoms, {"greedy", "forward"}} {
			r := run(t, Batch{Scenario: s, Games: 10, Series: arena.Series{Seed: 3, Players: players, Swap: true}, Workers: 2,
				Facts: true})
			ends, half := 0, 0
			for _, n := range r.Reasons {
				ends += n
			}
			for _, p := range r.HalfPoints() {
				half += int(p)
			}
			if r.Wins[0]+r.Wins[1]+r.Draws != 10 || r.PlayerWon[0]+r.PlayerWon[1]+r.Draws != 10 || ends != 10 ||
				half != 2*r.Wins[0]+r.Draws || r.AskedFor() != 10 {
				t.Errorf("wins %v, players %v, draws %d, reasons %v", r.Wins, r.PlayerWon, r.Draws, r.Reasons)
			}
			for _, u := range r.Units {
				if u.Ordered > 10 || u.Lost+u.Left > 10 {
					t.Errorf("%+v", u)
				}
			}
			for _, l := range r.Leaders {
				if l.Fell+l.Left > 10 || l.Led > 10 {
					t.Errorf("%+v", l)
				}
			}
			for i, g := range r.Games {
				played := 0
				for _, n := range g.Facts.Played {
					played += n
				}
				if g.Swapped != (i%2 == 1) || g.Turns < played || g.Facts.Idle > g.Turns || g.Facts.Barred > g.Facts.Idle {
					t.Errorf("game %d: %d turns, %d cards, %+v", i, g.Turns, played, g.Facts)
				}
			}
		}
	}
}
