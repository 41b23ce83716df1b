package kernel

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/medieval"
	"muster/report"
)

// entry returns a scenario of the library.
func entry(t *testing.T) *library.Entry {
	t.Helper()
	return medieval.Game().Load(nil, 1).All(rulebook.KindAdventure)[0]
}

func table(t *testing.T, e *library.Entry, seed uint64, verbose bool) *Table {
	t.Helper()
	x, why := Open(e, report.Match{
		Word: e.ID, Seed: fmt.Sprint(seed), Number: seed, Players: []string{"greedy"}, Program: "test",
		Verbose: verbose,
	})
	if x == nil {
		t.Fatal(why)
	}
	return x
}

// TestRecordIsToldAgain checks that a recorded game replays with the same log. It tests a line a turn and event by
// event, to the end and up to a turn. An edited record is detected.
func TestRecordIsToldAgain(t *testing.T) {
	e := entry(t)
	for _, verbose := range []bool{false, true} {
		one, _, err := table(t, e, 5, verbose).PlayOne(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		text := one.Record()
		r, fault := Read("medieval", text)
		if fault != nil {
			t.Fatal(fault.Message())
		}
		lines, why, fault := r.LogLines(e, 0, verbose)
		if fault != nil || len(why) > 0 {
			t.Fatal(why, fault)
		}
		told := one.Lines()
		if got, want := strings.Join(lines[:len(lines)-1], "\n"), strings.Join(told, "\n"); got != want {
			t.Errorf("it is told as\n%s\nnot\n%s", got, want)
		}
		part, _, fault := r.LogLines(e, 3, verbose)
		if fault != nil || !strings.HasPrefix(part[len(part)-1], "verified: 3 turns of ") {
			t.Errorf("%v, %q", fault, part[len(part)-1])
		}
		if !verbose && len(told) < r.Turns() {
			t.Errorf("%d lines of %d turns", len(told), r.Turns())
		}
		bad := bytes.Replace(text, []byte(`"turn":2,"camp":"`), []byte(`"turn":2,"camp":"b`), 1)
		if _, fault := Read("medieval", bad); fault == nil {
			t.Error("a record that was edited is taken")
		}
		if again := one.Again().String(); !strings.Contains(again, "--seed 5 --players greedy") {
			t.Error(again)
		}
	}
}

// TestBatch checks that a batch is identical for any number of workers, and that its numbers add up.
func TestBatch(t *testing.T) {
	e := entry(t)
	var first string
	for _, workers := range []int{1, 2, 8} {
		x, err := table(t, e, 7, false).PlayMany(t.Context(), report.Batch{Games: 12, Swap: true, Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		text, err := json.Marshal(x.JSON())
		if err != nil {
			t.Fatal(err)
		}
		all := strings.Join(x.Lines(), "\n") + string(text)
		if first == "" {
			first = all
		}
		if all != first {
			t.Errorf("%d workers say something else", workers)
		}
		if games, whole := x.Finished(); games != 12 || !whole || x.Wins[0]+x.Wins[1]+x.Draws != 12 {
			t.Errorf("%d games, %t, %v and %d", games, whole, x.Wins, x.Draws)
		}
	}
}

// TestFits checks that invalid options are refused in words.
func TestFits(t *testing.T) {
	x := table(t, entry(t), 1, false)
	if err := x.Fits(); err != nil {
		t.Error(err)
	}
	x.players[1] = "greedy,random,greedy"
	if err := x.Fits(); err == nil || !strings.Contains(err.Error(), "a side of") {
		t.Error(err)
	}
	x.players[1], x.asked.Chosen = "greedy", true
	if err := x.Fits(); err == nil || !strings.Contains(err.Error(), "lists its armies") {
		t.Error(err)
	}
	if name, bad := Unknown("greedy,nobody"); !bad || name != "nobody" {
		t.Error(name)
	}
}

// TestCount checks that rules and cards are counted alike by any number of workers.
func TestCount(t *testing.T) {
	var first string
	for _, workers := range []int{1, 3} {
		c := NewCount(medieval.Game())
		if why := c.Add(entry(t)); len(why) > 0 {
			t.Fatal(why)
		}
		ask := report.Sample{Games: 8, Seed: "3", Number: 3, Players: []string{"greedy", "random"}, Workers: workers}
		if err := c.Play(t.Context(), ask); err != nil {
			t.Fatal(err)
		}
		text := strings.Join(c.Lines(), "\n")
		if games, whole := c.Finished(); games != 8 || !whole {
			t.Error(games, whole)
		}
		if first == "" {
			first = text
		}
		for _, want := range []string{"rules: ", "MED-LDR-30", "Command cards: ", "leadership", "Inspired Actions: "} {
			if !strings.Contains(text, want) {
				t.Errorf("%q is missing", want)
			}
		}
		if text != first {
			t.Error("the number of workers matters")
		}
	}
}
