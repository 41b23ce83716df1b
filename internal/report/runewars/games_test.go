package runewars

import (
	"encoding/json"
	"strings"
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/report"
)

// table returns a realm of the library, set up with these players.
func table(t *testing.T, id string, players string, verbose bool) *Table {
	t.Helper()
	x, why := Open(library.New(nil, 1).Find(rulebook.KindRealm, id), report.Match{
		Word: id, Seed: "7", Number: 7, Players: strings.Split(players, ","), Program: "test", Verbose: verbose,
	})
	if x == nil {
		t.Fatal(why)
	}
	return x
}

// TestOne checks that one game is logged in a line for each Order, or step by step, and recorded, and that its record
// gives the same log.
func TestOne(t *testing.T) {
	for _, verbose := range []bool{false, true} {
		x := table(t, "three-crowns", "greedy,random,greedy", verbose)
		if err := x.Fits(); err != nil {
			t.Fatal(err)
		}
		one, why, err := x.PlayOne(t.Context())
		if err != nil {
			t.Fatal(why, err)
		}
		text := strings.Join(one.Lines(), "\n")
		for _, want := range []string{
			"seat 2: Waiqar the Undying, played by random", "7 years; 6 dragon runes win a year later",
			"at the end, in winter of year 7", " wins: ",
		} {
			if !strings.Contains(text, want) {
				t.Errorf("%q is missing in\n%s", want, text)
			}
		}
		if step := strings.Contains(text, "[RW-ORD-05, RW-MOVE-02]"); step != verbose {
			t.Errorf("verbose %t is told so: %t", verbose, step)
		}
		if again := one.Again().String(); again != "muster play three-crowns --seed 7 --players greedy,random,greedy" {
			t.Error(again)
		}
		if _, err := json.Marshal(one.JSON()); err != nil {
			t.Error(err)
		}
		r, fault := Read(one.Record())
		if fault != nil {
			t.Fatal(fault.Message())
		}
		e := library.New(nil, 1).Find(rulebook.KindRealm, "three-crowns")
		lines, _, fault := r.LogLines(e, 0, verbose)
		if fault != nil || !strings.HasPrefix(strings.Join(lines, "\n"), text) {
			t.Errorf("the record is told otherwise: %v", fault)
		}
		part, _, fault := r.LogLines(e, 8, verbose)
		joined := strings.Join(part, "\n")
		if fault != nil || strings.Count(joined, "after winter of year 2") != 1 || strings.Contains(joined, "Year 3") ||
			!strings.Contains(joined, "verified: 8 seasons of 28") {
			t.Errorf("%v\n%s", fault, joined)
		}
	}
}

// TestMany checks that games are counted by seat and by player.
func TestMany(t *testing.T) {
	x := table(t, "the-two-banks", "greedy,random", false)
	b, err := x.PlayMany(t.Context(), report.Batch{Games: 6, Swap: true, Workers: 2})
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(b.Lines(), "\n")
	for _, want := range []string{
		"The Two Banks, 6 games from seed 7", "player  won", "quiet seasons", "2 Mobilize", "cities ",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is missing in\n%s", want, text)
		}
	}
	if n, whole := b.Finished(); n != 6 || !whole || b.Won(0).Hits+b.Won(1).Hits != 6 || b.Seats()[1] != "uthuk" {
		t.Errorf("%d games, %v", n, b.Seats())
	}
	if _, err := json.Marshal(b.JSON()); err != nil {
		t.Error(err)
	}
}

// TestAgainst checks that a seat that wins more or less than its share is reported, if the games show it.
func TestAgainst(t *testing.T) {
	for won, want := range map[int]string{90: "more than its share", 33: "", 5: "less than its share"} {
		if got := against(report.EstimateOf(won, 100), 3); got != want {
			t.Errorf("%d of 100: %q", won, got)
		}
	}
}

// TestFits checks that invalid options are refused with a hint.
func TestFits(t *testing.T) {
	if err := table(t, "three-crowns", "greedy,random", false).Fits(); err == nil ||
		!strings.Contains(err.Error(), "names 2 players, and three-crowns has 3 seats") {
		t.Error(err)
	}
	if err := table(t, "three-crowns", "random", false).Fits(); err != nil {
		t.Error(err)
	}
	x := table(t, "three-crowns", "greedy,random,random", false)
	if _, err := x.PlayMany(t.Context(), report.Batch{Games: 4, Swap: true}); err == nil {
		t.Error("4 games for 3 seats")
	}
	x = table(t, "three-crowns", "greedy", false)
	if _, err := x.PlayMany(t.Context(), report.Batch{Games: 3, Swap: true}); err == nil {
		t.Error("one player moves on")
	}
}

// TestCount checks that rules and cards are counted for any players.
func TestCount(t *testing.T) {
	var first string
	for _, workers := range []int{1, 3} {
		c := NewCount()
		if why := c.Add(library.New(nil, 1).Find(rulebook.KindRealm, "the-two-banks")); len(why) > 0 {
			t.Fatal(why)
		}
		ask := report.Sample{Games: 4, Seed: "1", Number: 1, Players: []string{"greedy", "random"}, Workers: workers}
		if err := c.Play(t.Context(), ask); err != nil {
			t.Fatal(err)
		}
		text := strings.Join(c.Lines(), "\n")
		if first == "" {
			first = text
		}
		if text != first || !strings.Contains(text, "\nRW-ORD-02 ") || !strings.Contains(text, "4 games of 1 adventure") {
			t.Errorf("%d workers count\n%s", workers, text)
		}
	}
}
