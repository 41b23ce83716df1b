package players_test

import (
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/policy"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/players"
)

// quick is the row of search with a small budget.
func quick() policy.Row {
	row := players.Rows()[0]
	row.Cards, row.Turns, row.Sure = 16, 2, 0
	return row
}

// searching returns a search player with a small budget.
func searching(t *testing.T, seat int) *players.Search {
	t.Helper()
	p, err := players.NewSearch(quick(), 3, seat)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Hidden cards, runes and Orders do not affect its choices: with others drawn in their place it chooses the same. It
// does not always choose as greedy does.
func TestSearchIsFair(t *testing.T) {
	deviated := 0
	for seed := range uint64(3) {
		r := realmOf(t, seed, 2+int(seed%3))
		known := make([]*players.Search, len(r.Seats))
		blind := make([]*players.Search, len(r.Seats))
		for seat := range r.Seats {
			known[seat], blind[seat] = searching(t, seat), searching(t, seat)
		}
		for i, m := range moments(t, r, seed) {
			if i > 200 {
				break
			}
			me := m.state.Decider()
			v := runewars.See(r, &m.state, me)
			want := known[me].Choose(v, m.legal)
			var fork runewars.State
			v.Fork(engine.NewRand(uint64(i), "fork"), &fork)
			if got := blind[me].Choose(runewars.See(r, &fork, me), m.legal); got != want {
				t.Fatalf("seed %d, choice %d: %v, with what is hidden dealt anew %v", seed, i, want, got)
			}
			if want != players.New("greedy", seed, int(me)).Choose(v, m.legal) {
				deviated++
			}
		}
	}
	if deviated == 0 {
		t.Error("search has never chosen anything else than greedy would")
	}
}

// After a warm-up it does not allocate.
func TestSearchAllocatesNothing(t *testing.T) {
	r := realmOf(t, 5, 2)
	p := searching(t, 0)
	for _, m := range moments(t, r, 5) {
		if v := runewars.See(r, &m.state, 0); m.state.Decider() == 0 && v.Top().Kind == runewars.InOrders {
			p.Choose(v, m.legal)
			if n := testing.AllocsPerRun(2, func() { p.Choose(v, m.legal) }); n > 0 {
				t.Fatalf("year %d: %v allocations", m.state.Year, n)
			}
			if m.state.Year > 2 {
				return
			}
		}
	}
}

// An unknown style is refused.
func TestSearchStyles(t *testing.T) {
	row := quick()
	row.Styles = []string{"greedy", "clever"}
	if _, err := players.NewSearch(row, 1, 0); err == nil || !strings.Contains(err.Error(), `unknown style "clever"`) {
		t.Error(err)
	}
}

// The values of a position to all seats are their win probabilities: together they are 1. More runes are better.
func TestSearchValue(t *testing.T) {
	for seats := 2; seats <= runewars.MaxSeats; seats++ {
		r := realmOf(t, 1, seats)
		all := moments(t, r, 1)
		s := all[len(all)/2].state
		m := players.NewModel(runewars.See(r, &s, 0))
		sum := int32(0)
		for seat := range seats {
			sum += m.Value(&s, seat)
		}
		if sum < policy.Certain*97/100 || sum > policy.Certain*103/100 {
			t.Errorf("of %d seats the values sum up to %d", seats, sum)
		}
		before := m.Value(&s, 0)
		for a := range r.Areas {
			if s.Held[0]>>a&1 == 1 {
				s.Areas[a].Rune = runewars.DragonRune
			}
		}
		if after := m.Value(&s, 0); after <= before {
			t.Errorf("of %d seats with runes in each area %d, before %d", seats, after, before)
		}
	}
}

// Search wins most games against greedy, also with a small budget.
func TestSearchBeatsGreedy(t *testing.T) {
	games, won := 0, 0
	for seed := range uint64(10) {
		r := realmOf(t, seed, 2)
		for at := range 2 {
			seats := seated(t, seed, "greedy", "greedy")
			seats[at] = searching(t, at)
			games++
			if s := playOut(t, r, seed, seats, nil); int(s.Winner) == at {
				won++
			}
		}
	}
	if 2*won <= games {
		t.Errorf("search wins %d of %d games", won, games)
	}
}
