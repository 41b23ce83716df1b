package muster_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"slices"
	"testing"
	"testing/fstest"

	"muster"
)

func open(t *testing.T, files fs.FS) *muster.Project {
	t.Helper()
	p, err := muster.Open(files)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestRequests: a call that asks for what there is not is a RequestError with a hint, and nothing panics.
func TestRequests(t *testing.T) {
	p, ctx := open(t, fstest.MapFS{}), context.Background()
	for name, call := range map[string]func() error{
		"unknown id":     func() error { _, err := p.Play(ctx, "nowhere", muster.PlayOptions{}); return err },
		"no name":        func() error { _, err := p.Play(ctx, "", muster.PlayOptions{}); return err },
		"a map":          func() error { _, err := p.Play(ctx, "two-oaks", muster.PlayOptions{}); return err },
		"unknown player": func() error { _, err := p.Play(ctx, "harrow-down", player("nobody")); return err },
		"three players":  func() error { _, err := p.Play(ctx, "harrow-down", player("bold", "bold", "bold")); return err },
		"no games":       func() error { _, err := p.PlayMany(ctx, "harrow-down", 0, muster.PlayOptions{}); return err },
		"nothing":        func() error { _, err := p.Balance(ctx, nil, muster.BalanceOptions{}); return err },
		"two games": func() error {
			_, err := p.Balance(ctx, []string{"harrow-down", "the-toll-bridge"}, fast())
			return err
		},
		"few games":        func() error { _, err := p.Balance(ctx, []string{"harrow-down"}, few()); return err },
		"unknown mode":     func() error { _, err := p.Deploy("two-oaks", muster.DeployOptions{Mode: "x"}); return err },
		"no sets":          func() error { _, err := p.Deploy("two-oaks", muster.DeployOptions{}); return err },
		"an adventure":     func() error { _, err := p.Deploy("harrow-down", muster.DeployOptions{}); return err },
		"unknown format":   func() error { _, err := p.Print("two-oaks", muster.PrintOptions{Format: "pdf"}); return err },
		"unknown paper":    func() error { _, err := p.Print("two-oaks", muster.PrintOptions{Paper: "a5"}); return err },
		"unknown language": func() error { _, err := p.Print("two-oaks", muster.PrintOptions{Language: "xx"}); return err },
		"bad evidence": func() error {
			_, err := p.Print("two-oaks", muster.PrintOptions{Evidence: []byte("x")})
			return err
		},
		"no board": func() error {
			_, err := p.Print("pennant-a", muster.PrintOptions{Format: muster.SVG})
			return err
		},
	} {
		var wrong muster.RequestError
		if err := call(); !errors.As(err, &wrong) || wrong.What == "" || wrong.Hint == "" {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := muster.Open(os.DirFS("nowhere")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a folder that is not there: %v", err)
	}
}

func player(names ...string) muster.PlayOptions { return muster.PlayOptions{Players: names} }

func fast() muster.BalanceOptions {
	return muster.BalanceOptions{Games: 20, Pool: []string{"random"}}
}

func few() muster.BalanceOptions { return muster.BalanceOptions{Games: 1} }

// TestEveryGame: each game plays, draws and prints through the API; the same seed gives the same record on any number
// of goroutines.
func TestEveryGame(t *testing.T) {
	p, ctx := open(t, fstest.MapFS{}), context.Background()
	for _, name := range []string{"the-toll-bridge", "harrow-down", "three-crowns"} {
		one, err := p.Play(ctx, name, muster.PlayOptions{Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		again, err := p.Play(ctx, name, muster.PlayOptions{Seed: 3})
		if err != nil || !bytes.Equal(one.Record(), again.Record()) {
			t.Errorf("%s: the same seed gives another game: %v", name, err)
		}
		if page, err := one.Page(""); err != nil || !bytes.HasPrefix(page, []byte("<!DOCTYPE html>")) {
			t.Errorf("%s: the page: %v", name, err)
		}
		var many [2][]byte
		for i, workers := range []int{1, 4} {
			x, err := p.PlayMany(ctx, name, 4, muster.PlayOptions{Workers: workers})
			if err != nil {
				t.Fatal(err)
			}
			many[i], _ = json.Marshal(x.JSON())
		}
		if !bytes.Equal(many[0], many[1]) {
			t.Errorf("%s: 1 and 4 goroutines count different games", name)
		}
		for _, format := range []muster.Format{muster.Markdown, muster.HTML, muster.SVG, muster.JSON} {
			text, err := p.Print(name, muster.PrintOptions{Format: format, Language: "de"})
			if name == "three-crowns" && format == muster.SVG {
				continue // its map is that of its realm
			}
			if err != nil || len(text) == 0 {
				t.Errorf("%s as %s: %d bytes, %v", name, format, len(text), err)
			}
		}
	}
}

// TestBare checks that a map has a legend, and that Bare leaves only the board.
func TestBare(t *testing.T) {
	p := open(t, fstest.MapFS{})
	for bare, want := range map[bool]int{false: 1, true: 0} {
		text, err := p.Print("two-oaks", muster.PrintOptions{Format: muster.SVG, Bare: bare})
		if got := bytes.Count(text, []byte(`class="legend"`)); err != nil || got != want {
			t.Errorf("bare is %t: %d legends, %v; want %d", bare, got, err, want)
		}
	}
}

// TestContext: work that is cut short returns what is finished, or the error of the context.
func TestContext(t *testing.T) {
	p := open(t, fstest.MapFS{})
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := p.Check(ctx, muster.CheckOptions{Names: []string{"two-oaks"}}); !errors.Is(err, context.Canceled) {
		t.Errorf("Check: %v", err)
	}
	if _, err := p.Play(ctx, "harrow-down", muster.PlayOptions{}); !errors.Is(err, context.Canceled) {
		t.Errorf("Play: %v", err)
	}
	if _, err := p.PlayMany(ctx, "harrow-down", 10, muster.PlayOptions{}); err != nil {
		t.Errorf("PlayMany: %v", err)
	}
}

// TestCheckFormats: a result is written in each format.
func TestCheckFormats(t *testing.T) {
	result, err := open(t, fstest.MapFS{"marsh.map.toml": {Data: []byte(marsh)}}).Check(
		context.Background(), muster.CheckOptions{})
	if err != nil || result.Errors() != 1 || result.Files != 1 {
		t.Fatalf("%+v, %v", result, err)
	}
	for _, format := range muster.CheckFormats() {
		var out bytes.Buffer
		if err := result.Write(&out, format); err != nil || !bytes.Contains(out.Bytes(), []byte("marsh.map.toml")) {
			t.Errorf("%s: %v\n%s", format, err, out.Bytes())
		}
	}
	if err := result.Write(&bytes.Buffer{}, "xml"); err == nil {
		t.Error("an unknown format is written")
	}
}

// TestLists: a project lists its own definitions, the library what ships.
func TestLists(t *testing.T) {
	p := open(t, fstest.MapFS{"maps/marsh.map.toml": {Data: []byte(marsh)}})
	want := muster.Definition{
		Kind: "map", Game: "battlelore", ID: "marsh", Name: "The Marsh", File: "maps/marsh.map.toml",
	}
	if got := p.Definitions(); !slices.Equal(got, []muster.Definition{want}) {
		t.Errorf("%+v", got)
	}
	games := map[string]bool{}
	for _, d := range muster.Library() {
		games[d.Game] = true
		if d.Name == "" || d.File == "" {
			t.Errorf("%+v", d)
		}
	}
	if len(games) != 3 || len(muster.AIPlayers("medieval")) == 0 || muster.AIPlayers("chess") != nil {
		t.Errorf("games %v", games)
	}
}

// TestDeployAll: every draw of two sets is one report, of text and JSON.
func TestDeployAll(t *testing.T) {
	r, err := open(t, fstest.MapFS{}).DeployAll(context.Background(), "two-oaks", muster.DeployOptions{
		Pennant: []string{"pennant-a"}, Standard: []string{"standard-a"},
	})
	if err != nil || !r.Complete() {
		t.Fatal(err)
	}
	lines, err := r.Lines()
	if value, wrong := r.JSON(); err != nil || wrong != nil || len(lines) == 0 || value == nil {
		t.Error(err, wrong)
	}
}
