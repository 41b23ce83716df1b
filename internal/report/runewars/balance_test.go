package runewars

import (
	"context"
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/matches"
	"muster/internal/engine/runewars/rulebook"
	common "muster/internal/report/balance"
	"muster/report"
)

// entry returns a shipped scenario or realm.
func entry(t testing.TB, kind, id string) *catalog.Entry {
	t.Helper()
	e := library.New(nil, 1).Find(kind, id)
	if e == nil {
		t.Fatalf("there is no %s", id)
	}
	return e.Entry
}

// asked returns a request for this many games from seed 7.
func asked(command string, games, workers int, players ...string) report.Sweep {
	return report.Sweep{
		Command: command, Games: games, Seed: "7", Number: 7, Players: players, Workers: workers,
	}
}

// answer plays a sweep of the realm of three crowns.
func answer(t testing.TB, ask report.Sweep) common.Answer {
	t.Helper()
	s := New(ask)
	if why := s.Add(entry(t, rulebook.KindRealm, "three-crowns"), "three-crowns", "x"); len(why) > 0 {
		t.Fatal(why)
	}
	x, err := s.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// TestBalance checks that the output is identical for any number of workers, and that counts add up by home realm and
// by seat order from the first player.
func TestBalance(t *testing.T) {
	var first []byte
	for _, workers := range []int{1, 3} {
		b := answer(t, asked(common.Balanced, 10, workers, "random", "greedy")).(*Balance)
		text, err := json.Marshal(b.JSON())
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = text
		} else if string(text) != string(first) {
			t.Errorf("%d workers answer something else", workers)
		}
		if played, whole := b.Finished(); played != 40 || !whole {
			t.Errorf("%d games, whole: %v", played, whole)
		}
		for i := range b.List[0].By {
			p := &b.List[0].By[i]
			won, placed, ended := p.Nobody.Won, p.Nobody.Won, 0
			for seat := range p.Seats {
				won, placed = won+p.Seats[seat].Won, placed+p.Order[seat].Won
			}
			for _, n := range p.Ended {
				ended += n
			}
			if won != 10 || placed != 10 || ended != 10 || p.Mean < 100*p.Years.Min || p.Mean > 100*p.Years.Max {
				t.Errorf("%s: %d won, %d by place, %d ended, %d years", p.Player, won, placed, ended, p.Mean)
			}
		}
		lines := strings.Join(b.Lines(), "\n")
		for _, want := range []string{"balance: ", "an equal share is 33%", "Win rate by place", "Win rate by AI player"} {
			if !strings.Contains(lines, want) {
				t.Errorf("%q is not told: %s", want, lines)
			}
		}
	}
}

// TestSeeds checks that no game is played twice: if the first player makes no difference, the same seed would give the
// same game.
func TestSeeds(t *testing.T) {
	s, why := opened(library.EntryOf(entry(t, rulebook.KindRealm, "three-crowns")))
	if s == nil {
		t.Fatal(why)
	}
	games, err := s.round(t.Context(), 3, 2, 4, 22, len(s.turns), nil, func(turn int) (int, []string) {
		return turn, s.all("random")
	})
	if err != nil || len(games) != 18 {
		t.Fatal(len(games), err)
	}
	seen, first := map[uint64]bool{}, [3]int{}
	for i := range games {
		g := &games[i]
		if seen[g.Seed] || g.Index != i+4 || g.won >= 0 && g.won != s.seatOf(g.first, int(g.Winner)) {
			t.Errorf("game %d: %+v", i, g)
		}
		seen[g.Seed] = true
		first[g.first]++
	}
	if first != [3]int{6, 6, 6} {
		t.Errorf("who is first: %v", first)
	}
}

// TestAlone checks scenarios with a fixed first player, and that a single player has no share and no ladder.
func TestAlone(t *testing.T) {
	e := entry(t, rulebook.KindScenario, "the-burning-winters")
	s := New(asked(common.Balanced, 20, 2, "random"))
	if why := s.Add(e, e.ID, "x"); len(why) > 0 {
		t.Fatal(why)
	}
	x, err := s.Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	a := x.(*Balance).List[0]
	more := slices.ContainsFunc(a.Seats, func(s Seat) bool { return s.Says == More })
	if len(a.By[0].Order) > 0 || len(a.People) != 1 || more ||
		!strings.Contains(x.Lines()[3], "alone against the realm") {
		t.Errorf("%q", x.Lines())
	}
	if why := New(asked(common.Laddered, 2, 1, "greedy", "random")).Add(e, e.ID, "x"); len(why) != 1 {
		t.Errorf("a ladder of one player: %v", why)
	}
}

// TestSays checks that a statement about a seat appears only if chance is an unlikely cause, in both directions, at the
// stated error rate.
func TestSays(t *testing.T) {
	for _, c := range []struct {
		won, games, seats int
		want              SeatVerdict
	}{
		{133, 400, 3, Even}, {175, 400, 3, More}, {95, 400, 3, Less}, {20, 20, 4, More}, {0, 15, 4, Even}, {0, 40, 4, Less},
		{5, 10, 2, Even}, {0, 0, 3, Even},
	} {
		if got := says(shareOf(c.won, c.games), c.seats); got != c.want {
			t.Errorf("%d of %d, %d seats: %s, not %s", c.won, c.games, c.seats, got, c.want)
		}
	}
}

// TestStronger checks that greedy beats random, in a ladder and in a comparison in which each plays one seat against
// the other.
func TestStronger(t *testing.T) {
	l := answer(t, asked(common.Laddered, 9, 2, "random", "greedy")).(*Ladder)
	if l.Steps[0].Player != "greedy" || l.Steps[0].Elo < 200 || l.First != "random" || l.Played != 18 ||
		l.Steps[0].Alone.Games != 9 || l.Steps[0].Fair != 333 {
		t.Errorf("%+v", l)
	}
	list := []*library.Entry{library.EntryOf(entry(t, rulebook.KindRealm, "three-crowns"))}
	x, why, err := CompareRivals(t.Context(), list, asked("compare", 60, 2, "random", "greedy"))
	if err != nil || len(why) > 0 {
		t.Fatal(why, err)
	}
	r := x.Rivals[0]
	if r.Says != common.SecondBetter || r.Two.Won < 20 || r.Pairs >= 60 || r.Change < 800 {
		t.Errorf("%+v", r)
	}
}

// TestVersions compares two versions of a realm by seat: no difference for equal ones, an error if other factions play.
func TestVersions(t *testing.T) {
	same := common.Pair{
		Old: entry(t, rulebook.KindRealm, "three-crowns"), New: entry(t, rulebook.KindRealm, "three-crowns"),
		Names: [2]string{"old", "new"},
	}
	x, why, err := CompareVersions(t.Context(), []common.Pair{same}, asked("compare", 36, 2, "random"))
	if err != nil || len(why) > 0 {
		t.Fatal(why, err)
	}
	v := x.Versions[0]
	if v.Apart != 0 || v.Pairs != 36 || !maps.Equal(v.Ended[0], v.Ended[1]) || v.Years[0] != v.Years[1] {
		t.Errorf("%+v", v)
	}
	for _, m := range v.Seats {
		if m.Change != 0 || m.First != m.Second || m.Says != common.Undecided {
			t.Errorf("%+v", m)
		}
	}
	other := same
	other.New = entry(t, rulebook.KindRealm, "the-broken-march")
	if _, why, _ = CompareVersions(t.Context(), []common.Pair{other}, asked("compare", 2, 1, "random")); len(why) != 1 {
		t.Errorf("other factions: %v", why)
	}
}

// TestReading checks that pairs of games show the seat that does better with the second version, and the one that does
// worse.
func TestReading(t *testing.T) {
	s, _ := opened(library.EntryOf(entry(t, rulebook.KindRealm, "three-crowns")))
	r := newReading(s)
	var halves [2][]one
	for n := range 400 {
		halves[0] = append(halves[0], one{won: n % 3})
		halves[1] = append(halves[1], one{won: min(n%3+n%2, 2)}) // half of the games go on by a seat
		halves[0][n].Index, halves[1][n].Index = n, n
		halves[0][n].Ended, halves[1][n].Ended = runewars.ByRunes, runewars.ByYears
	}
	r.take(halves)
	v := r.versions([2]*setting{s, s}, "greedy")
	if v.Seats[0].Says != common.FirstBetter || v.Seats[2].Says != common.SecondBetter || v.Pairs > 400 || v.Apart == 0 ||
		v.Ended[1][matches.EndNames[runewars.ByYears]] != v.Pairs {
		t.Errorf("%+v", v)
	}
	text := strings.Join((&Comparisons{Versions: []*Versions{v}}).Lines(), "\n")
	if !strings.Contains(text, "Daqan Lords wins more often in ") ||
		!strings.Contains(text, "Latari Elves wins less often in ") {
		t.Error(text)
	}
}

// TestEnds checks that an interrupted run reports partial results, and that levers are refused for three seats.
func TestEnds(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	ask := asked(common.Balanced, 5000, 2, "random")
	ask.Tell = func(done, _ int) {
		if done > 10 {
			stop()
		}
	}
	s := New(ask)
	s.Add(entry(t, rulebook.KindRealm, "the-two-banks"), "the-two-banks", "x")
	x, err := s.Run(ctx)
	if err != nil {
		t.Fatal(err)
	}
	if played, whole := x.Finished(); whole || played == 0 || played == 5000 ||
		!strings.Contains(x.Lines()[0], "interrupted") {
		t.Errorf("%d games, whole: %v, %q", played, whole, x.Lines()[0])
	}
	ask.Levers = &report.Levers{}
	why := New(ask).Add(entry(t, rulebook.KindRealm, "three-crowns"), "three-crowns", "x")
	if len(why) != 1 || !strings.Contains(why[0], "3 contested seats") {
		t.Errorf("levers: %v", why)
	}
}

// TestLevers checks that the answer of a balance has the levers of a realm on request, the same with any number of
// workers.
func TestLevers(t *testing.T) {
	var texts []string
	for workers := 1; workers <= 2; workers++ {
		ask := asked(common.Balanced, 20, workers, "random")
		ask.Levers = &report.Levers{Games: 10_000, Players: [2]string{"random", "random"}}
		s := New(ask)
		if why := s.Add(entry(t, rulebook.KindScenario, "the-burning-winters"), "x", "x"); len(why) != 1 {
			t.Errorf("a scenario for one: %v", why)
		}
		s.Add(entry(t, rulebook.KindRealm, "the-two-banks"), "the-two-banks", "x")
		x, err := s.Run(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, strings.Join(x.Lines(), "\n"))
	}
	if texts[0] != texts[1] || !strings.Contains(texts[0], "- levers: ") ||
		!strings.Contains(texts[0], "Effect of each change:") {
		t.Errorf("%s\n%s", texts[0], texts[1])
	}
}
