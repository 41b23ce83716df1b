package balance

import (
	"bytes"
	"math/rand"
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/sweep"
	"muster/internal/report/balance"
	"muster/report"
	"muster/schema/diag"
)

// raced returns a request that includes levers.
func raced() report.Sweep {
	ask := asking(Balanced, 2)
	ask.Levers = &report.Levers{Games: 3500, Players: [2]string{"forward", "random"}}
	return ask
}

// begun returns a sweep of one adventure that refuses no changes.
func begun(t testing.TB, ask report.Sweep) *Sweep {
	s := begin(t, ask, "candlemas-at-the-grange")
	s.Judge(func(*catalog.Entry) string { return "" })
	return s
}

// partly plays all parts of a sweep in pieces of a size, combined in any order.
func partly(t *testing.T, s *Sweep, size int) []*sweep.Tally {
	t.Helper()
	chance := rand.New(rand.NewSource(int64(size)))
	var out []*sweep.Tally
	for _, part := range s.Parts() {
		job, err := part.Open()
		if err != nil {
			t.Fatal(err)
		}
		known, err := job.Begin()
		if err != nil {
			t.Fatal(err)
		}
		for {
			wanted, err := job.Wanted(known)
			if err != nil {
				t.Fatal(err)
			}
			if len(wanted) == 0 {
				break
			}
			shards := sweep.Cut(wanted, size)
			for _, i := range chance.Perm(len(shards)) {
				text, err := job.Play(t.Context(), shards[i], nil)
				if err != nil {
					t.Fatal(err)
				}
				if err := known.Put(text); err != nil {
					t.Fatal(err)
				}
			}
		}
		out = append(out, known)
	}
	return out
}

// TestPartsAreOneRun checks that parts played in pieces of any size give the answer of one run byte by byte, including
// levers. So does a collection after a round trip through a file.
func TestPartsAreOneRun(t *testing.T) {
	x, err := begun(t, raced()).Run(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	want := bytesOf(t, x)
	s := begun(t, raced())
	known := partly(t, s, 130)
	g, err := s.Gather(known)
	if err != nil {
		t.Fatal(err)
	}
	file := Game().Collect("all", []*balance.Gathered{g})
	x, err = g.Answer()
	if err != nil {
		t.Fatal(err)
	}
	if got := bytesOf(t, x); got != want {
		t.Errorf("in parts:\n%s\nin one run:\n%s", got, want)
	}
	c, err := balance.Collected(file)
	if err != nil {
		t.Fatal(err)
	}
	ask := c.Asks[0].Ask
	ask.Build = "another build tells it" // which another has played
	x, err = begun(t, ask).From(c, 0)
	if err != nil {
		t.Fatal(err)
	}
	if got := bytesOf(t, x); got != want {
		t.Errorf("collected:\n%s\nin one run:\n%s", got, want)
	}
	if c.Title != "all" || !slices.Equal(c.Asks[0].Words, []string{"candlemas-at-the-grange"}) {
		t.Errorf("%s: %v", c.Title, c.Asks)
	}
	var answer bytes.Buffer
	if err := diag.EncodeJSON(&answer, x.JSON()); err != nil {
		t.Fatal(err)
	}
	fromAnswer, err := Game().Evidence(answer.Bytes())
	fromGames, err2 := Game().Evidence(file)
	if err != nil || err2 != nil || len(fromGames) != 1 || !reflect.DeepEqual(fromAnswer, fromGames) {
		t.Errorf("%v, %v, %v, %v", fromAnswer, fromGames, err, err2)
	}
	refusedCollections(t, file, known)
}

// refusedCollections checks that missing or changed games, and those of another sweep, are refused in words.
func refusedCollections(t *testing.T, file []byte, known []*sweep.Tally) {
	t.Helper()
	refused := func(want string, err error) {
		t.Helper()
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, not %q", err, want)
		}
	}
	_, err := balance.Collected(bytes.Replace(file, []byte(`"title": "all"`), []byte(`"title": "few"`), 1))
	refused("changed after Muster wrote it", err)
	_, err = balance.Collected([]byte("[]"))
	refused("no collected games", err)
	_, err = balance.Collected([]byte(`{"kind": "collected", "version": 9}`))
	refused("this version of Muster reads format 1", err)
	c, err := balance.Collected(file)
	if err != nil {
		t.Fatal(err)
	}
	other := c.Asks[0].Ask
	other.Number, other.Seed = 8, "8"
	_, err = begun(t, other).From(c, 0)
	refused("it is for seed 7, not seed 8", err)

	s := begun(t, raced())
	_, err = s.Gather(known[:1])
	refused("its parts belong to another sweep", err)
	job, err := s.Parts()[0].Open()
	if err != nil {
		t.Fatal(err)
	}
	empty, err := job.Begin()
	if err != nil {
		t.Fatal(err)
	}
	_, err = s.Gather([]*sweep.Tally{empty, known[1]})
	refused("of candlemas-at-the-grange 80 games are missing", err)
	_, err = s.Gather([]*sweep.Tally{known[1], known[1]})
	refused("belong to another sweep", err)
	levers, err := s.Parts()[1].Open()
	if err != nil {
		t.Fatal(err)
	}
	if empty, err = levers.Begin(); err != nil {
		t.Fatal(err)
	}
	g, err := s.Gather([]*sweep.Tally{known[0], empty})
	if err == nil {
		_, err = g.Answer()
	}
	refused("games of the levers of candlemas-at-the-grange are missing", err)
}

// FuzzCollected checks that any file is a valid collection of games, or is refused in words.
func FuzzCollected(f *testing.F) {
	f.Add([]byte(`{"kind":"collected","version":1,"title":"","sweeps":[{"games":{"kind":"sweep","version":1}}],"sum":"0"}`))
	f.Add([]byte(`{"kind":"collected","version":1,"title":"","sweeps":[],"sum":"4f53cda18c2baa0c0354bb5f9a3ecbe5"}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		if c, err := balance.Collected(text); err != nil && c != nil {
			t.Errorf("%v beside %v", err, c)
		}
	})
}
