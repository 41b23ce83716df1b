package balance

import (
	"context"
	"slices"
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/inference"
	"muster/internal/engine/sweep"
	"muster/report"
)

// TestSlowPlayers checks which games a slow player plays: those against the first fast one, then on both sides if it is
// stronger. All of them count in the estimate.
func TestSlowPlayers(t *testing.T) {
	g := &Game{
		Sides: Sides{{Soldiers: "Pennants"}, {Soldiers: "Standards"}},
		Names: func() []string { return []string{"greedy", "bold", "search"} },
	}
	for _, c := range []struct {
		wins int // of search against greedy, in thousandths
		both bool
		says string // first
	}{{800, true, "thinking ahead matters much: "}, {500, false, "thinking ahead is not shown to matter: "}} {
		ask := report.Sweep{Command: Balanced, Seed: "1", Number: 1, Players: []string{"search", "greedy", "bold"}}
		s := New(g, ask)
		s.plan.Adventures = make([]sweep.Adventure, 1)
		s.cells()
		tally, err := sweep.New(s.plan, sweep.Whole, sweep.Observer{})
		if err != nil {
			t.Fatal(err)
		}
		chance := engine.NewRand(5, "slow")
		game := func(_ context.Context, cell, _ int) (sweep.Game, error) {
			wins := map[[2]string]int{
				{"search", "greedy"}: c.wins, {"greedy", "search"}: thousand - c.wins,
			}[s.plan.Cells[cell].Players]
			if wins == 0 {
				wins = 500
			}
			if chance.IntN(thousand) < wins {
				return sweep.Game{Points: inference.Won}, nil
			}
			return sweep.Game{}, nil
		}
		var played [][]string
		for next := s.next(tally, 0); len(next) > 0; next = s.next(tally, 0) {
			var names []string
			for _, r := range next {
				of := s.plan.Cells[r.Cell].Players
				names = append(names, of[0]+"-"+of[1])
			}
			played = append(played, slices.Compact(names))
			if err := tally.Play(t.Context(), next, 1, func() sweep.Player { return game }, nil); err != nil {
				t.Fatal(err)
			}
		}
		want := [][]string{
			{"greedy-greedy", "greedy-bold", "bold-greedy", "bold-bold"}, {"search-greedy", "greedy-search"},
		}
		if c.both {
			want = append(want, []string{"search-search"})
		}
		for len(played) > 2 && slices.Equal(played[0], played[1]) {
			played = played[1:] // the next checkpoint of the fast players
		}
		if !slices.EqualFunc(played, want, slices.Equal[[]string]) {
			t.Errorf("search wins %d: %v, want %v", c.wins, played, want)
		}
		b := balanceOf(tally, g, &ask, false)
		e := b.List[0].Estimate
		if n := e.Thinking[0].Cells[slowBoth].Games; (n > 0) != c.both || e.Share.Games != 4*e.Each+2*slowEach+n {
			t.Errorf("search wins %d: %d games, %+v", c.wins, e.Share.Games, e.Thinking)
		}
		if !slices.Equal(e.Players, []string{"greedy", "bold", "search"}) || len(b.List[0].Matrix.Cells) != 2 {
			t.Errorf("%v, %+v", e.Players, b.List[0].Matrix)
		}
		if says := e.skill(); !strings.HasPrefix(says, c.says) || strings.Contains(says, "both sides") != c.both {
			t.Errorf("search wins %d: %s", c.wins, says)
		}
	}
	if r := g.rosterOf([]string{"search"}); len(r.fast) != 1 || len(r.slow) != 0 {
		t.Errorf("search alone: %+v", r)
	}
}

// TestSeedsOfPairs checks that no two games of an adventure have one number, and that a slow player does not change
// the numbers of the others.
func TestSeedsOfPairs(t *testing.T) {
	g := &Game{Names: func() []string { return []string{"greedy", "bold", "search"} }}
	without, with := g.rosterOf([]string{"greedy", "bold"}), g.rosterOf([]string{"greedy", "bold", "search"})
	seen := map[int]bool{}
	for cell := range 7 {
		for game := range 50 {
			n := with.numbered(cell, game)
			if seen[n] || cell < 4 && n != without.numbered(cell, game) {
				t.Errorf("cell %d, game %d: %d", cell, game, n)
			}
			seen[n] = true
		}
	}
}
