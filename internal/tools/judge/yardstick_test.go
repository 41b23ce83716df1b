package main

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"muster"
	"muster/internal/testing/clitest"
)

// yardstick is a project of published battles with results of people: docs/explanation/yardstick.md.
const yardstick = "testdata/yardstick"

// TestYardstick checks the battles and results of the yardstick. At full size it plays each battle, and the ranks of
// the win rates agree with those of people: Kendall's tau is at least 0.6, which 7% of random orders of six reach.
func TestYardstick(t *testing.T) {
	p, err := muster.Open(os.DirFS(yardstick))
	if err != nil {
		t.Fatal(err)
	}
	found, err := p.Check(context.Background(), muster.CheckOptions{})
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range found.Findings {
		// No box has the blocks of another game, and a map of it has one sharp bend.
		if !slices.Contains([]string{"medieval/blocks-by-type", "map/river-bend"}, d.Code) {
			t.Errorf("%s:%d: %s: %s", d.File, d.Start.Line, d.Code, d.Message)
		}
	}
	names, people := results(t)
	if len(names) < 6 {
		t.Fatalf("only %d battles have results", len(names))
	}
	if !clitest.Full() {
		return
	}
	var ai []float64
	for i, name := range names {
		ai = append(ai, rate(t, p, name))
		t.Logf("%s: people %.2f, AI players %.2f", name, people[i], ai[i])
	}
	if tau := kendall(people, ai); tau < 0.6 {
		t.Errorf("Kendall's tau is %.2f", tau)
	}
}

// results returns the battles with results and the win rate of their first side.
func results(t *testing.T) (names []string, people []float64) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(yardstick, "*.results.toml"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		var r struct {
			Adventure string
			Played    []struct {
				Games int
				Wins  struct{ Top int }
			}
		}
		text, err := os.ReadFile(file)
		if err == nil {
			err = toml.Unmarshal(text, &r)
		}
		if err != nil || len(r.Played) == 0 {
			t.Fatalf("%s: %v", file, err)
		}
		names = append(names, r.Adventure)
		people = append(people, float64(r.Played[0].Wins.Top)/float64(r.Played[0].Games))
	}
	return names, people
}

// rate returns the win rate of the first side in games of greedy against itself and of careful against itself.
func rate(t *testing.T, p *muster.Project, name string) float64 {
	t.Helper()
	b, err := p.Balance(t.Context(), []string{name}, muster.BalanceOptions{Pool: []string{"greedy", "careful"}})
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(b.JSON())
	if err != nil {
		t.Fatal(err)
	}
	var out struct {
		Adventures []struct {
			Cells []struct {
				Pennant, Standard string
				Share             float64
			}
		}
	}
	if err := json.NewDecoder(strings.NewReader(string(text))).Decode(&out); err != nil || len(out.Adventures) != 1 {
		t.Fatalf("%s: %v", name, err)
	}
	sum, n := 0.0, 0.0
	for _, c := range out.Adventures[0].Cells {
		if c.Pennant == c.Standard {
			sum, n = sum+c.Share/1000, n+1
		}
	}
	return sum / n
}

// kendall returns Kendall's tau of two lists without ties.
func kendall(a, b []float64) float64 {
	agree, pairs := 0, 0
	for i := range a {
		for j := range i {
			pairs++
			if (a[i] < a[j]) == (b[i] < b[j]) {
				agree++
			} else {
				agree--
			}
		}
	}
	return float64(agree) / float64(pairs)
}
