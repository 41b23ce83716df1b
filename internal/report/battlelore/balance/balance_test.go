package balance

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/report/balance"
	"muster/report"
)

// asking returns a small sweep with fast players.
func asking(command string, workers int) report.Sweep {
	return report.Sweep{
		Command: command, Games: 20, Seed: "7", Number: 7, Players: []string{"forward", "greedy"}, Workers: workers,
		Program: "1.0", Build: "b",
	}
}

// begin returns a sweep of adventures of the library.
func begin(t testing.TB, ask report.Sweep, ids ...string) *Sweep {
	t.Helper()
	c := library.New(nil, 1)
	s := New(ask)
	for _, id := range ids {
		if why := s.Add(c.Library(rulebook.KindAdventure, id), id, "content of "+id); len(why) > 0 {
			t.Fatal(why)
		}
	}
	return s
}

// bytesOf returns the written form of an answer.
func bytesOf(t *testing.T, x Answer) string {
	t.Helper()
	text, err := json.Marshal(x.JSON())
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(x.Lines(), "\n") + "\n" + string(text)
}

// run plays a sweep of two adventures.
func run(t *testing.T, ask report.Sweep) string {
	t.Helper()
	x, err := begin(t, ask, "candlemas-at-the-grange", "the-harvest-truce").Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if played, whole := x.Finished(); played == 0 || !whole {
		t.Errorf("%d games, whole %t", played, whole)
	}
	return bytesOf(t, x)
}

// TestFirstNumber checks that a balance tells a first number after twenty games of each pair, and that its answer stays
// the same.
func TestFirstNumber(t *testing.T) {
	ask := report.Sweep{Command: balance.Balanced, Seed: "7", Number: 7, Players: []string{"random", "forward"},
		Games: 60, Workers: 2}
	want := run(t, ask)
	var notes []string
	done, at := 0, 0
	ask.Tell = func(n, _ int) { done = n }
	ask.Note = func(text string) {
		if notes = append(notes, text); len(notes) == 1 {
			at = done
		}
	}
	got := run(t, ask)
	if got != want {
		t.Errorf("%s\nwithout a first number:\n%s", got, want)
	}
	if len(notes) == 0 || at > 80 || !strings.HasPrefix(notes[0], "so far ") || !strings.Contains(notes[0], "% (") {
		t.Errorf("%q, after %d games", notes, at)
	}
}

// TestShardsAreOneRun checks that the answer is identical for any number of workers and shards.
func TestShardsAreOneRun(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	chance := rand.New(rand.NewSource(1))
	for _, command := range []string{Balanced, Laddered} {
		want := run(t, asking(command, 1))
		if got := run(t, asking(command, 8)); got != want {
			t.Errorf("%s with eight workers:\n%s\nwith one:\n%s", command, got, want)
		}
		for _, of := range []int{1, 2, 7, 64} {
			var names []string
			var files [][]byte
			for _, i := range chance.Perm(of) {
				s := begin(t, asking(command, 2), "candlemas-at-the-grange", "the-harvest-truce")
				file, whole, err := s.Shard(t.Context(), i+1, of, nil)
				if err != nil || !whole {
					t.Fatal(whole, err)
				}
				names, files = append(names, fmt.Sprint(i+1)), append(files, file)
			}
			ask, words, err := Game().Asked(files[0])
			if err != nil {
				t.Fatal(err)
			}
			ask.Program, ask.Build = "1.0", "b"
			x, err := begin(t, ask, words...).Merge(names, files)
			if err != nil {
				t.Fatal(err)
			}
			if got := bytesOf(t, x); got != want {
				t.Errorf("%s of %d shards:\n%s\nin one run:\n%s", command, of, got, want)
			}
		}
	}
}

// TestRefusedShards checks that files with other content or from another build are refused by name, and so are files of
// no requested shard.
func TestRefusedShards(t *testing.T) {
	ask := asking(Laddered, 2)
	ask.Games = 1
	file, _, err := begin(t, ask, "candlemas-at-the-grange").Shard(t.Context(), 1, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	other := ask
	other.Build = "c"
	changed := New(ask)
	e := library.New(nil, 1).Library(rulebook.KindAdventure, "candlemas-at-the-grange")
	changed.Add(e, e.ID, "other content")
	for want, s := range map[string]*Sweep{
		"a.json cannot be merged here: it has games of another version of candlemas-at-the-grange": changed,
		"a.json cannot be merged here: it was made by another build of Muster (1.0)": begin(t, other,
			"candlemas-at-the-grange"),
		"a.json cannot be merged here: it has 1 adventures, not 2": begin(t, ask, "candlemas-at-the-grange",
			"the-harvest-truce"),
	} {
		if _, err := s.Merge([]string{"a.json"}, [][]byte{file}); err == nil || err.Error() != want {
			t.Errorf("%v, not %q", err, want)
		}
	}
	twice := [][]byte{file, file}
	if _, err := begin(t, ask, "candlemas-at-the-grange").Merge([]string{"a.json", "b.json"}, twice); err == nil ||
		!strings.Contains(err.Error(), "a.json and b.json are both shard 1 of 1") {
		t.Error(err)
	}
	bad := bytes.Replace(file, []byte(`"seed": "7"`), []byte(`"seed": "8"`), 1)
	if _, _, err := Game().Asked(bad); err == nil || !strings.Contains(err.Error(), "changed after Muster wrote it") {
		t.Error(err)
	}
	if _, _, err := begin(t, ask, "candlemas-at-the-grange").Shard(t.Context(), 3, 2, nil); err == nil {
		t.Error("there is a shard 3 of 2")
	}
	for _, command := range []string{"compare", "check"} {
		s := begin(t, asking(command, 2), "candlemas-at-the-grange")
		file, _, err := s.Shard(t.Context(), 64, 64, nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := Game().Asked(file); err == nil {
			t.Errorf("a shard of %s can be merged", command)
		}
	}
}

// TestInterrupted checks that Ctrl-C reports the finished games, and that a shard resumes in the same file.
func TestInterrupted(t *testing.T) {
	ask := asking(Balanced, 1)
	stopped := func(games int) (context.Context, report.Sweep) {
		ctx, cancel := context.WithCancel(t.Context())
		t.Cleanup(cancel)
		with := ask
		with.Tell = func(done, _ int) {
			if done >= games {
				cancel()
			}
		}
		return ctx, with
	}
	for _, games := range []int{5, 100} {
		ctx, with := stopped(games)
		x, err := begin(t, with, "candlemas-at-the-grange", "the-harvest-truce").Run(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if played, whole := x.Finished(); whole || played < games-5 || played > games+50 {
			t.Errorf("%d games, whole %t", played, whole)
		}
		if text := bytesOf(t, x); !strings.Contains(text, "interrupted: finished games only") {
			t.Error(text)
		}
	}
	want, _, err := begin(t, ask, "candlemas-at-the-grange").Shard(t.Context(), 1, 20, nil)
	if err != nil {
		t.Fatal(err)
	}
	ctx, with := stopped(3)
	half, whole, err := begin(t, with, "candlemas-at-the-grange").Shard(ctx, 1, 20, nil)
	if err != nil || whole {
		t.Fatal(whole, err)
	}
	if _, err := begin(t, ask, "candlemas-at-the-grange").Merge([]string{"a"}, [][]byte{half}); err == nil ||
		!strings.Contains(err.Error(), "a is not complete") {
		t.Error(err)
	}
	got, whole, err := begin(t, ask, "candlemas-at-the-grange").Shard(t.Context(), 1, 20, half)
	if err != nil || !whole || !bytes.Equal(got, want) {
		t.Errorf("gone on with it is another one: %t, %v", whole, err)
	}
	if _, _, err := begin(t, ask, "candlemas-at-the-grange").Shard(t.Context(), 2, 20, half); err == nil ||
		!strings.Contains(err.Error(), "it is shard 1, not 2") {
		t.Error(err)
	}
	if _, _, err := begin(t, ask, "candlemas-at-the-grange").Shard(t.Context(), 2, 20, []byte("{}")); err == nil {
		t.Error("any file is gone on with")
	}
}

// TestKinds checks that every kind of adventure has a balance: with allies, on an Epic board, with Call to Arms, with
// Lore.
func TestKinds(t *testing.T) {
	for _, id := range []string{"the-four-executors", "at-the-broad-water", "the-padded-rolls", "the-toll-bridge"} {
		ask := asking(Balanced, 2)
		ask.Players = []string{"forward"}
		x, err := begin(t, ask, id).Run(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if text := bytesOf(t, x); !strings.Contains(text, "- balance: ") {
			t.Error(text)
		}
	}
}

// TestLadder checks that a stronger player ranks higher from either side, and that the first player's rating is 0.
func TestLadder(t *testing.T) {
	ask := asking(Laddered, 2)
	ask.Players = []string{"forward", "random", "greedy"}
	x, err := begin(t, ask, "candlemas-at-the-grange").Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	l := x.(*balance.Ladder)
	for i, name := range []string{"greedy", "forward", "random"} {
		if s := l.Steps[i]; s.Player != name || s.Took.Games != 80 || s.First.Games != 40 ||
			(s.Elo == 0) != (name == "forward") {
			t.Errorf("%d: %+v", i, s)
		}
	}
	if rated := Game().Rated(); rated[0] != "greedy" || len(rated) < 7 {
		t.Errorf("%v", rated)
	}
}

// TestCompare checks that the stronger of two players is found in either position, and the version that is better for
// the Pennants.
func TestCompare(t *testing.T) {
	c := library.New(nil, 1)
	one := c.Library(rulebook.KindAdventure, "candlemas-at-the-grange")
	ask := asking(Compared, 2)
	ask.Games = 300
	for want, who := range map[string][]string{
		"greedy is stronger than forward": {"forward", "greedy"},
		"greedy is stronger than random":  {"greedy", "random"},
	} {
		ask.Players = who
		x, why, err := Game().Rivals(t.Context(), []*catalog.Entry{one.Entry}, ask)
		if err != nil || len(why) > 0 {
			t.Fatal(why, err)
		}
		if got := x.List[0].String(); got != want || x.List[0].Pairs > 100 {
			t.Errorf("%s, after %d pairs", got, x.List[0].Pairs)
		}
		if text := bytesOf(t, x); !strings.Contains(text, want) {
			t.Error(text)
		}
	}
	ask.Players = []string{"greedy"}
	same := []balance.Pair{{Old: one.Entry, New: one.Entry, Names: [2]string{"old", "new"}}}
	x, why, err := Game().Versions(t.Context(), same, ask)
	if err != nil || len(why) > 0 {
		t.Fatal(why, err)
	}
	if got := x.List[0]; got.Apart != 0 || got.Pairs != 200 || got.Change != 0 ||
		!strings.Contains(got.String(), "all 200 pairs of games have the same winner") {
		t.Errorf("%s: %+v", got, got)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	x, _, err = Game().Versions(ctx, same, ask)
	if played, whole := x.Finished(); err != nil || played != 0 || whole ||
		x.Lines()[0] != "no game finished, from seed 7" {
		t.Error(err, played, whole, x.Lines())
	}
}
