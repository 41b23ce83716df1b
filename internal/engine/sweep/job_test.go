package sweep

import (
	"bytes"
	"context"
	"errors"
	"math/rand"
	"strings"
	"testing"
)

// job wants the games of plan, in waves of which each hangs on what the one before has come to.
func job() *Job {
	return &Job{
		Name: "one", Plan: plan, By: observer, Player: func() Player { return game },
		Wanted: func(t *Tally) ([]Range, error) {
			first := t.Lacking([]Range{{2, 0, 3}, {0, 0, 30}, {0, 20, 50}})
			if len(first) > 0 {
				return first, nil
			}
			return t.Lacking(t.All()), nil
		},
	}
}

// TestJobIsOneRun: played in pieces of whatever size, put in any order, a job is byte by byte one run.
func TestJobIsOneRun(t *testing.T) {
	want := played(t, plan, Whole, 1).Write()
	chance := rand.New(rand.NewSource(1))
	for _, size := range []int{1, 7, 64, 1000} {
		s := job()
		known, err := s.Begin()
		if err != nil {
			t.Fatal(err)
		}
		for waves := 0; ; waves++ {
			wanted, err := s.Wanted(known)
			if err != nil {
				t.Fatal(err)
			}
			if len(wanted) == 0 {
				if waves != 2 {
					t.Errorf("pieces of %d took %d waves", size, waves)
				}
				break
			}
			shards := Cut(wanted, size)
			for _, i := range chance.Perm(len(shards)) {
				text, err := s.Play(t.Context(), shards[i], nil)
				if err != nil {
					t.Fatal(err)
				}
				if again, _ := s.Play(t.Context(), shards[i], nil); !bytes.Equal(again, text) {
					t.Fatal("played twice it is another piece")
				}
				if err := known.Put(text); err != nil {
					t.Fatal(err)
				}
				if err := known.Put(text); err == nil {
					t.Error("a piece was put twice")
				}
			}
		}
		if !bytes.Equal(known.Write(), want) {
			t.Errorf("in pieces of %d it is another one", size)
		}
	}
}

// TestTake: a part of a sweep has its place in the whole.
func TestTake(t *testing.T) {
	whole, err := New(plan, Whole, observer)
	if err != nil {
		t.Fatal(err)
	}
	whole.Take(0, played(t, plan, Whole, 1))
	if whole.Missing(whole.All()) > 0 || !bytes.Equal(whole.Write(), played(t, plan, Whole, 1).Write()) {
		t.Error("it is not there")
	}
}

// TestLacking: what is not played yet, each game once and in order.
func TestLacking(t *testing.T) {
	known, err := New(plan, Whole, observer)
	if err != nil {
		t.Fatal(err)
	}
	text, err := job().Play(t.Context(), []Range{{0, 10, 20}, {1, 0, 5}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := known.Put(text); err != nil {
		t.Fatal(err)
	}
	got := known.Lacking([]Range{{1, 3, 8}, {0, 15, 25}, {0, 0, 12}, {0, 22, 30}, {2, 0, 3}})
	want := []Range{{0, 0, 10}, {0, 20, 30}, {1, 5, 8}, {2, 0, 3}}
	if len(got) != len(want) {
		t.Fatalf("%v, want %v", got, want)
	}
	for i := range got {
		if got[i] != want[i] {
			t.Errorf("%v, want %v", got, want)
		}
	}
	if n := Games(got); n != 26 {
		t.Errorf("%d games, want 26", n)
	}
}

// TestRefusedRanges: nobody plays what a plan has not.
func TestRefusedRanges(t *testing.T) {
	for want, ranges := range map[string][]Range{
		"no game":                   {},
		"which are not in its plan": {{3, 0, 1}},
		"0 to 101 of cell 0":        {{0, 0, 101}},
		"cell -1":                   {{-1, 0, 1}},
		"games 5 to 5":              {{0, 5, 5}},
		"games -1 to 5":             {{0, -1, 5}},
		"order":                     {{0, 0, 5}, {0, 4, 6}},
		"out of order":              {{1, 0, 5}, {0, 4, 6}},
	} {
		if _, err := job().Play(t.Context(), ranges, nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: %v, want %q", ranges, err, want)
		}
	}
	large := Plan{Adventures: plan.Adventures, Cells: []Cell{{Games: MostOf + 1}}}
	if err := large.Fits([]Range{{0, 0, MostOf + 1}}); err == nil {
		t.Error("a shard of more games than anybody should play was taken")
	}
}

// TestFailedGame: a game that fails is named, and leaves no piece; nor does one that is broken off.
func TestFailedGame(t *testing.T) {
	s := job()
	s.Player = func() Player {
		return func(_ context.Context, cell, number int) (Game, error) {
			if number == 3 {
				return Game{}, errors.New("a wall fell")
			}
			return game(context.Background(), cell, number)
		}
	}
	if text, err := s.Play(t.Context(), []Range{{0, 0, 9}}, nil); err == nil || text != nil ||
		err.Error() != "game 3 of cell 0: a wall fell" {
		t.Errorf("%s, %v", text, err)
	}
	ctx, stop := context.WithCancel(t.Context())
	if _, err := job().Play(ctx, []Range{{0, 0, 9}}, stop); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}

// TestRefusedPieces: what comes from elsewhere is looked at before it is added.
func TestRefusedPieces(t *testing.T) {
	sum := plan.Sum()
	for want, text := range map[string]string{
		"not a part of a sweep":     `{`,
		"unknown field":             `{"plan": "x", "more": 1}`,
		"another plan":              `{"plan": "x"}`,
		"no game":                   `{"plan": "` + sum + `"}`,
		"were not played":           `{"plan": "` + sum + `", "games": [{"cell": 2, "points": "0.1"}]}`,
		"which are not in its plan": `{"plan": "` + sum + `", "games": [{"cell": 2, "points": "0110"}]}`,
		"cannot be read":            `{"plan": "` + sum + `", "games": [{"cell": 1, "points": "0110", "sums": 3}]}`,
		"out of order":              `{"plan": "` + sum + `", "games": [{"cell": 2, "points": "01"}, {"cell": 2, "points": "01"}]}`,
	} {
		known, err := New(plan, Whole, observer)
		if err != nil {
			t.Fatal(err)
		}
		before := known.Write()
		if err := known.Put([]byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", text, err, want)
		}
		if !bytes.Equal(known.Write(), before) {
			t.Errorf("%s: something was added", text)
		}
	}
	known, _ := New(plan, Whole, observer)
	if err := known.Put(make([]byte, MostPiece+1)); err == nil {
		t.Error("a piece without end was read")
	}
}

// FuzzPut: no text makes a tally fall over.
func FuzzPut(f *testing.F) {
	text, err := job().Play(f.Context(), []Range{{0, 10, 20}, {1, 0, 5}}, nil)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte(`{"plan": "` + plan.Sum() + `", "games": [{"cell": 2, "points": "0110"}]}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		known, err := New(plan, Whole, observer)
		if err != nil {
			t.Fatal(err)
		}
		lacked := known.Missing(known.All())
		if known.Put(text) != nil && known.Missing(known.All()) != lacked {
			t.Error("a refused piece was added")
		}
	})
}
