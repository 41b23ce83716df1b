package balance

import (
	"strings"
	"testing"

	"muster/internal/engine/arena"
	"muster/report"
)

// TestCourse checks the sentence about two games: one led by the first side from the start, and a comeback.
func TestCourse(t *testing.T) {
	var sums arena.CourseSums
	for i, c := range []arena.Course{
		{Winner: 0, Goal: [2]int{2, 2}, Turns: [][2]int{{}, {1, 0}, {2, 0}}, Blood: arena.Blood{Turn: 2, Drew: 0}},
		{Winner: 1, Goal: [2]int{2, 2}, Turns: [][2]int{{1, 0}, {1, 1}, {1, 2}}, Blood: arena.Blood{Turn: 1, Drew: 0}},
	} {
		sums.Add(&c, &arena.Ref{Number: i, Seed: uint64(10 + i), Players: [2]string{"a", "a"}})
	}
	r := &Results{CourseSums: &sums, Seconds: 600, Command: func(seed uint64, players [2]string) report.Command {
		return report.Again("x", seed, players)
	}}
	want := "always 3 turns, about 30 minutes. First blood in turn 1; the side that draws it wins 50%. The first side " +
		"to lead in banners wins 50%. The lead changes hands 0.5 times a game; 50% of winners were behind at some time. " +
		"Half of the games are settled by turn 2"
	if got := r.CourseSays(); got != want {
		t.Errorf("%q", got)
	}
	if got := r.Watch().String(); got != "a usual game: muster play x --seed 10 --players a; the largest comeback: "+
		"muster play x --seed 11 --players a" {
		t.Errorf("%q", got)
	}
	called, quiet := &Versus{Called: true, Enough: true, Difference: 300}, &Versus{}
	called.With.Share, called.Without.Share = 800, 500
	if got := Why([]Reason{{"a card", quiet}}, []Reason{{"the tower held first", called}}); got !=
		"goes with winning: the tower held first (80% wins, otherwise 50%)" {
		t.Errorf("%q", got)
	}
	if got := Why(nil, nil); !strings.HasPrefix(got, "no single card") {
		t.Errorf("%q", got)
	}
	for _, game := range []string{"battlelore", "medieval", "runewars"} {
		if SecondsOf(game) < 30 {
			t.Errorf("%s: %d seconds", game, SecondsOf(game))
		}
	}
}
