package sweep

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
)

// counts are sums for tests: a histogram.
type counts map[string]int

func (c counts) Merge(o Sums) error {
	for k, n := range o.(counts) {
		c[k] += n
	}
	return nil
}

func (c counts) Write() []byte {
	text, err := json.Marshal(c)
	if err != nil {
		panic(err)
	}
	return text
}

var observer = Observer{
	New: func() Sums { return counts{} },
	Read: func(text []byte) (Sums, error) {
		c := counts{}
		return c, json.Unmarshal(text, &c)
	},
}

func observing(string) Observer { return observer }

var plan = Plan{
	Program: "1.0", Build: "b", Command: "balance", Seed: "7", Asked: []string{"greedy"},
	Adventures: []Adventure{{ID: "one", Name: "One", Content: "aa"}, {ID: "two", Name: "Two", Content: "bb"}},
	Cells: []Cell{
		{Adventure: 0, Players: [2]string{"greedy", "greedy"}, Games: 100, Seen: 40},
		{Adventure: 0, Players: [2]string{"greedy", "random"}, Games: 40, Seen: 40},
		{Adventure: 1, Players: [2]string{"random", "random"}, Games: 3},
	},
}

// played is a shard of a plan of which every game was played; what a game comes to hangs on its cell and number alone.
func played(t *testing.T, p Plan, s Shard, workers int) *Tally {
	t.Helper()
	tally, err := New(p, s, observer)
	if err != nil {
		t.Fatal(err)
	}
	if err := tally.Play(t.Context(), tally.All(), workers, func() Player { return game }, nil); err != nil {
		t.Fatal(err)
	}
	return tally
}

func game(_ context.Context, cell, number int) (Game, error) {
	n := arena.SeedOf(7, number) + uint64(cell)
	return Game{
		Points: inference.Points(n % 3), Unset: n%11 == 0,
		Seen: func(into Sums) error { into.(counts)[fmt.Sprint(n%5)]++; return nil },
	}, nil
}

// read writes a shard and reads it again.
func read(t *testing.T, name string, of *Tally) Named {
	t.Helper()
	text := of.Write()
	back, err := Read(text, observing)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	if !bytes.Equal(back.Write(), text) {
		t.Fatalf("%s: other bytes when it was read", name)
	}
	return Named{name, back}
}

// TestShardsAreOneRun: cut into so many shards and merged in any order, a sweep is byte by byte one run's.
func TestShardsAreOneRun(t *testing.T) {
	want := played(t, plan, Whole, 1).Write()
	if got := played(t, plan, Whole, 8).Write(); !bytes.Equal(got, want) {
		t.Fatal("with eight workers it is another one")
	}
	chance := rand.New(rand.NewSource(1))
	for _, of := range []int{1, 2, 7, 64, 1000} {
		var shards []Named
		for _, i := range chance.Perm(of) {
			shards = append(shards, read(t, fmt.Sprintf("%d.json", i+1), played(t, plan, Shard{i + 1, of}, 2)))
		}
		got, err := Merge(shards)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got.Write(), want) {
			t.Errorf("of %d shards it is another one", of)
		}
		if again, err := Merge(shards); err != nil || !bytes.Equal(again.Write(), want) {
			t.Errorf("of %d shards it is another one when it is merged again: %v", of, err)
		}
	}
}

// TestRefusedShards: what does not belong together is refused by name.
func TestRefusedShards(t *testing.T) {
	shard := func(name string, i, of int, change func(*Plan)) Named {
		p := plan
		p.Adventures, p.Cells = append([]Adventure{}, plan.Adventures...), append([]Cell{}, plan.Cells...)
		if change != nil {
			change(&p)
		}
		return read(t, name, played(t, p, Shard{i, of}, 1))
	}
	one, two := shard("a", 1, 2, nil), shard("b", 2, 2, nil)
	unfinished, err := New(plan, Shard{2, 2}, observer)
	if err != nil {
		t.Fatal(err)
	}
	content := func(p *Plan) { p.Adventures[1].Content = "cc" }
	name := func(p *Plan) { p.Adventures[1].ID = "three" }
	asked := func(p *Plan) { p.Asked = []string{"careful"} }
	other := func(change func(*Plan)) []Named { return []Named{one, shard("c", 2, 2, change)} }
	for want, list := range map[string][]Named{
		"no shard is given":                                             nil,
		"missing shards: 2 (of 2)":                                      {one},
		"missing shards: 2, 3, 4, 5, 6, ... (of 64)":                    {shard("a", 1, 64, nil)},
		"a and c are both shard 1 of 2":                                 {one, two, shard("c", 1, 2, nil)},
		"c does not belong to a: its sweep has 3 shards, not 2":         {one, shard("c", 2, 3, nil)},
		"it was made by another build of Muster (1.0)":                  other(func(p *Plan) { p.Build = "c" }),
		"it was made by another build of Muster (1.1)":                  other(func(p *Plan) { p.Program = "1.1" }),
		"it was made by `muster balance rate`, not by `muster balance`": other(func(p *Plan) { p.Command = "balance rate" }),
		"it is for seed 8, not seed 7":                                  other(func(p *Plan) { p.Seed = "8" }),
		"it was made with other arguments: careful":                     other(asked),
		"it has games of another version of two":                        other(content),
		"it has games of three, not two":                                other(name),
		"it has played other games":                                     other(func(p *Plan) { p.Cells[1].Games = 41 }),
		"it has 3 adventures, not 2": other(func(p *Plan) {
			p.Adventures = append(p.Adventures, Adventure{})
		}),
		"c is not complete: 72 games are missing": {one, {"c", unfinished}},
	} {
		if _, err := Merge(list); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, not %q", err, want)
		}
	}
}

// TestRefusedFiles: a file that was tampered with, cut or made by somebody else is refused, and never a panic.
func TestRefusedFiles(t *testing.T) {
	text := string(played(t, plan, Shard{1, 2}, 1).Write())
	made := func(p Plan, cells []cell, shard, of int) string {
		x := part{Kind: kind, Version: formatVersion, Plan: p, Shard: shard, Of: of, Cells: cells}
		x.Sum = sum(x)
		out, err := json.Marshal(x)
		if err != nil {
			t.Fatal(err)
		}
		return string(out)
	}
	small := plan
	small.Cells = plan.Cells[2:]
	nonsense := plan
	nonsense.Cells = []Cell{{Adventure: 2, Games: 1}}
	huge := plan
	huge.Cells = make([]Cell, 200)
	for i := range huge.Cells {
		huge.Cells[i] = Cell{Games: MostGames}
	}
	for want, bad := range map[string]string{
		"it is not the result of a shard":                "{}",
		"it has format 2; this version of Muster reads":  strings.Replace(text, `"version": 1`, `"version": 2`, 1),
		"its checksum does not match":                    strings.Replace(text, `"seed": "7"`, `"seed": "8"`, 1),
		"it cannot be read: json: unknown field":         strings.Replace(text, `"of"`, `"off"`, 1),
		"3 of 2 is not a shard":                          made(small, []cell{{0, "01", nil}}, 3, 2),
		"1 of 0 is not a shard":                          made(small, []cell{{0, "01", nil}}, 1, 0),
		"it has 0 cells, but its plan has 1":             made(small, nil, 1, 1),
		"its cell 0 does not have the planned games":     made(small, []cell{{0, "01", nil}}, 1, 1),
		"its cell 0 is not valid":                        made(nonsense, []cell{{0, "0", nil}}, 1, 1),
		"it has 200000000 games; the limit is 100000000": made(huge, nil, 1, 1),
	} {
		if _, err := Read([]byte(bad), observing); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, not %q", err, want)
		}
	}
	for i := range strings.TrimRight(text, "\n") {
		if _, err := Read([]byte(text[:i]), observing); err == nil {
			t.Fatalf("cut behind %d bytes it is read", i)
		}
	}
	if _, err := Read([]byte(made(small, []cell{{0, "0 9", nil}}, 1, 1)), observing); err == nil {
		t.Error("letters of games that there are not are read")
	}
}

// TestInterruptedIsResumed: what was played when Ctrl-C came is in the file, and another run plays the rest.
func TestInterruptedIsResumed(t *testing.T) {
	want := played(t, plan, Shard{1, 2}, 1)
	ctx, cancel := context.WithCancel(t.Context())
	half, err := New(plan, Shard{1, 2}, observer)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	err = half.Play(ctx, half.All(), 1, func() Player { return game }, func() {
		if n++; n == 30 {
			cancel()
		}
	})
	if err != nil || half.Missing(half.All()) != 41 {
		t.Fatal(err, half.Missing(half.All()))
	}
	again, err := New(plan, Shard{1, 2}, observer)
	if err != nil {
		t.Fatal(err)
	}
	if why := again.Resume(read(t, "half", half).Tally); why != "" {
		t.Fatal(why)
	}
	if err := again.Play(t.Context(), again.All(), 2, func() Player { return game }, nil); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(again.Write(), want.Write()) {
		t.Error("resumed it is another one")
	}
	if why := again.Resume(played(t, plan, Shard{2, 2}, 1)); why != "it is shard 2, not 1" {
		t.Error(why)
	}
	if why := again.Resume(played(t, plan, Whole, 1)); why == "" {
		t.Error("one run is taken for a shard")
	}
}

// TestPoints: what a cell came to, in the order of its games.
func TestPoints(t *testing.T) {
	tally := played(t, plan, Whole, 2)
	points, notSetUp := tally.Points(0, 1000), tally.Unset(0, 1000)
	if len(points)+notSetUp != 100 || notSetUp == 0 {
		t.Errorf("%d points, %d not set up", len(points), notSetUp)
	}
	if some := tally.Points(0, 10); len(some) > 10 {
		t.Errorf("%d points of ten games", len(some))
	}
	if _, ok := tally.At(0, 100); ok {
		t.Error("there is a game 100 of 100")
	}
	for i, c := range string(tally.cells[0].points) {
		if p, ok := tally.At(0, i); ok != (c != unset) || ok && rune('0'+p) != c {
			t.Errorf("game %d: %d", i, p)
		}
	}
	if tally.Sums(2) != nil {
		t.Error("what is not added up is")
	}
}

// TestFailures: a game that fails ends the sweep.
func TestFailures(t *testing.T) {
	bad := errors.New("bad")
	tally, err := New(plan, Whole, observer)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range []Player{
		func(context.Context, int, int) (Game, error) { return Game{}, bad },
		func(context.Context, int, int) (Game, error) { return Game{Seen: func(Sums) error { return bad }}, nil },
	} {
		if err := tally.Play(t.Context(), tally.All(), 2, func() Player { return g }, nil); !errors.Is(err, bad) {
			t.Error(err)
		}
	}
}
