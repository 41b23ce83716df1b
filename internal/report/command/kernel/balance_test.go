package kernel

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/medieval"
	"muster/internal/report/balance"
	"muster/report"
)

// scenario returns a scenario of the library.
func scenario() *library.Entry {
	return medieval.Game().Load(nil, 1).All(rulebook.KindAdventure)[0]
}

func asking(command string, workers int) report.Sweep {
	return report.Sweep{
		Command: command, Games: 20, Seed: "7", Number: 7, Players: []string{"greedy", "forward"}, Workers: workers,
		Program: "1.0", Build: "b",
	}
}

// begin returns a sweep of a scenario.
func begin(t *testing.T, ask report.Sweep) *balance.Sweep {
	t.Helper()
	s, e := New(medieval.Game(), ask), scenario()
	if why := s.Add(e.Entry, e.ID, "content"); len(why) > 0 {
		t.Fatal(why)
	}
	return s
}

func bytesOf(t *testing.T, x balance.Answer) string {
	t.Helper()
	text, err := json.Marshal(x.JSON())
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(x.Lines(), "\n") + "\n" + string(text)
}

// TestBalance checks that the answer is the same for any number of workers and shards, and names this game's sides.
func TestBalance(t *testing.T) {
	for command, wants := range map[string][]string{
		balance.Balanced: {
			"balance: ", " side ", "a strength for each player", "wins against greedy",
		},
		balance.Laddered: {"as Top side", "as Bottom side"},
	} {
		x, err := begin(t, asking(command, 1)).Run(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		want := bytesOf(t, x)
		for _, word := range wants {
			if !strings.Contains(strings.Join(strings.Fields(want), " "), word) {
				t.Errorf("%q is missing in\n%s", word, want)
			}
		}
		if strings.Contains(strings.Join(x.Lines(), " "), "Pennants") {
			t.Errorf("it speaks of another game:\n%s", want)
		}
		var names []string
		var files [][]byte
		for i := range 3 {
			file, whole, err := begin(t, asking(command, 3)).Shard(t.Context(), i+1, 3, nil)
			if err != nil || !whole {
				t.Fatal(whole, err)
			}
			names, files = append(names, fmt.Sprint(i+1)), append(files, file)
		}
		merged, err := begin(t, asking(command, 3)).Merge(names, files)
		if err != nil {
			t.Fatal(err)
		}
		if got := bytesOf(t, merged); got != want {
			t.Errorf("%s of shards:\n%s\nin one run:\n%s", command, got, want)
		}
	}
}

// TestCompare checks that the stronger of two players is found, and that equal versions have no difference.
func TestCompare(t *testing.T) {
	e := scenario()
	ask := asking(balance.Compared, 2)
	ask.Games, ask.Players = 300, []string{"forward", "greedy"}
	x, why, err := BalanceGame(medieval.Game()).Rivals(t.Context(), []*catalog.Entry{e.Entry}, ask)
	if err != nil || len(why) > 0 || x.List[0].String() != "greedy is stronger than forward" {
		t.Errorf("%v, %v, %s", why, err, x.Lines())
	}
	ask.Players = []string{"greedy"}
	pair := balance.Pair{Old: e.Entry, New: e.Entry, Names: [2]string{"old", "new"}}
	x, why, err = BalanceGame(medieval.Game()).Versions(t.Context(), []balance.Pair{pair}, ask)
	if err != nil || len(why) > 0 || !strings.Contains(x.List[0].String(), "pairs of games have the same winner") {
		t.Errorf("%v, %v, %s", why, err, x.Lines())
	}
}

// TestPlayers checks that the default players belong to this game.
func TestPlayers(t *testing.T) {
	g := BalanceGame(medieval.Game())
	rated := g.Rated()
	if usual := g.Default(); len(usual) != 3 || len(g.Searching()) != 1 || rated[0] != "greedy" || len(rated) != 6 {
		t.Errorf("%v, %v, %v", usual, g.Searching(), rated)
	}
}

// TestEvidence checks that a saved answer about a scenario names this game's sides, and that another game ignores it.
func TestEvidence(t *testing.T) {
	x, err := begin(t, asking(balance.Balanced, 1)).Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	file, err := json.Marshal(x.JSON())
	if err != nil {
		t.Fatal(err)
	}
	list, err := BalanceGame(medieval.Game()).Evidence(file)
	if err != nil || len(list) != 1 || len(list[0].Shares) != 1 ||
		!strings.HasSuffix(list[0].Shares[0].Who, " side") {
		t.Errorf("%v, %v", list, err)
	}
	if list, err := (&balance.Game{}).Evidence(file); err == nil {
		t.Errorf("another game reads %v", list)
	}
}

// TestSeedsAgree checks that estimates from several seeds are as near to their mean as their intervals say. The target
// agree of make measures more.
func TestSeedsAgree(t *testing.T) {
	const runs = 12
	var shares [runs]int
	var halves [runs]int
	mean := 0
	for seed := range runs {
		ask := asking(balance.Balanced, 2)
		ask.Games, ask.Precision, ask.Number, ask.Seed = 0, 60, uint64(seed+1), fmt.Sprint(seed+1)
		ask.Players = []string{"greedy", "bold"}
		x, err := begin(t, ask).Run(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		s := x.(*balance.Balance).List[0].Estimate.Share
		shares[seed], halves[seed] = s.Thousandths, (s.High-s.Low)/2
		mean += s.Thousandths
	}
	mean /= runs
	held := 0
	for i, share := range shares {
		if halves[i] > 62 {
			t.Errorf("seed %d: the interval is %d thousandths to each side", i+1, halves[i])
		}
		if share-halves[i] <= mean && mean <= share+halves[i] {
			held++
		}
	}
	if held < runs-2 {
		t.Errorf("%d of %d intervals hold the mean %d of %v", held, runs, mean, shares)
	}
}
