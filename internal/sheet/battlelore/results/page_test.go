package results_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"muster/draw"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/report/battlelore"
	own "muster/internal/report/battlelore/balance"
	"muster/internal/sheet/battlelore/results"
	"muster/internal/testing/sheettest"
	"muster/report"
	"muster/sheet"
)

var update = flag.Bool("update", false, "rewrite the pages that are compared")

// asked returns the request of a page about games of an adventure.
func asked(t testing.TB, id string, n int, player string) results.Question {
	t.Helper()
	c := library.New(nil, 1)
	s, refused := setup.Open(c, c.Library(rulebook.KindAdventure, id), setup.Options{})
	if len(refused) > 0 {
		t.Fatal(refused)
	}
	b := matches.FactsBatch{Scenario: s, Seed: 1, Games: n, Workers: 2, Players: [boards.Camps]string{player, player}}
	sums, _, err := b.Play(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	battle, _ := s.Battle(1)
	line := battlelore.Line{Adventure: id, Choices: setup.Random}
	matrix := "Win rate of the Pennants by AI player"
	part := report.Part{Title: report.Words(matrix)}
	part.Table.Head("Pennants", "greedy", "bold")
	part.Table.AddWords("greedy", "47.0%", "61.2%")
	part.Table.AddWords("bold", "40.1%", "-")
	return results.Question{
		ID: id, Name: battle.Adventure.Name,
		Reports: []*report.Report{{
			Title: battle.Adventure.Name + ", from seed 1", Parts: []report.Part{part},
			Short: []report.Point{{Name: report.Words("verdict"), Says: report.Words("even")}},
		}},
		Matrix: &results.Matrix{Title: matrix, Players: []string{"greedy", "bold"}, Cells: [][]draw.Cell{
			{{At: 470, Text: "47.0%", Small: "42 to 52"}, {At: 612, Text: "61.2%", Small: "57 to 66", Strong: true}},
			{{At: 401, Text: "40.1%", Small: "35 to 45", Strong: true}, {None: true}},
		}},
		Shape: own.NewShape(own.ShapeQuestion{Sums: sums, Battle: battle, Line: line}),
	}
}

// TestPages checks that a page of each kind of adventure is self-contained, has its sections in order, and is
// deterministic.
func TestPages(t *testing.T) {
	for _, id := range []string{"candlemas-at-the-grange", "the-toll-bridge", "the-field-at-kings-bend",
		"the-four-executors"} {
		p := results.BalancePage(asked(t, id, 25, "greedy"), sheet.Options{})
		html, md := p.HTML(), p.Markdown()
		sheettest.StandsAlone(t, id, string(html))
		sheettest.Accessible(t, id, string(html))
		sheettest.InOrder(t, id, string(md), "# Balance of", "## Summary", "**Verdict:** even", "## "+
			"Win rate of the Pennants by AI player",
			"## Game length", "```plot", "## Lead", "## Banners by turn", "## Command cards in the first hand",
			"## Figures lost", "## Attacks", "## Moves", "## Results by hex", "## Games to watch", "`muster play "+id+" --seed")
		if again := results.BalancePage(asked(t, id, 25, "greedy"), sheet.Options{}); !bytes.Equal(again.HTML(), html) {
			t.Errorf("%s: two pages differ", id)
		}
		if n := bytes.Count(html, []byte("<desc>")); n < 6 {
			t.Errorf("%s: %d drawings are described", id, n)
		}
	}
}

// TestGolden compares a page of few games with golden files: as text, and as HTML without the common style. It uses the
// player forward, which has no weights, so that the page stays the same when other players are tuned.
func TestGolden(t *testing.T) {
	p := results.BalancePage(asked(t, "candlemas-at-the-grange", 12, "forward"), sheet.Options{Hash: "0123456789ab"})
	_, body, _ := bytes.Cut(p.HTML(), []byte("</style>"))
	for name, got := range map[string][]byte{"candlemas.md": p.Markdown(), "candlemas.html": body} {
		file := filepath.Join("testdata", name)
		if *update {
			if err := os.WriteFile(file, got, 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s differs; go test ./internal/sheet/battlelore/results -update rewrites it", name)
		}
	}
}

// TestLittle checks that there is a page without watched games, or without a matrix.
func TestLittle(t *testing.T) {
	q := asked(t, "candlemas-at-the-grange", 1, "greedy")
	q.Matrix, q.Reports = nil, nil
	sheettest.StandsAlone(t, "one game", string(results.BalancePage(q, sheet.Options{}).HTML()))
	sheettest.Accessible(t, "one game", string(results.BalancePage(q, sheet.Options{}).HTML()))
	q.Shape = nil
	sheettest.StandsAlone(t, "no games", string(results.BalancePage(q, sheet.Options{}).HTML()))
	sheettest.Accessible(t, "no games", string(results.BalancePage(q, sheet.Options{}).HTML()))
}
