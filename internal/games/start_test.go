package games

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/validate/runner"
	"muster/report"
	"muster/schema/source"
)

// begun returns files as a project, with the findings of the checks.
func begun(t *testing.T, texts map[string][]byte) *catalog.Catalog {
	t.Helper()
	var files []*source.File
	for name, text := range texts {
		files = append(files, source.NewFile(name, text))
	}
	c := catalog.New(Catalogs(), files, 1)
	result, err := runner.Play(c, Checks(), 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range result.Findings {
		t.Errorf("%s:%d: %s: %s", d.File, d.Start.Line, d.Code, d.Message)
	}
	return c
}

// works prints a definition, and plays it if its kind is played.
func works(t *testing.T, e *catalog.Entry) {
	t.Helper()
	game := Of(e)
	for _, kind := range game.Pages.Kinds {
		if kind != e.Doc.Kind {
			continue
		}
		options := PageOptions{Hash: "0", Find: func(string, string) *catalog.Entry { return nil }}
		page := game.Pages.Of(e, options)
		if len(page.Markdown()) == 0 || len(page.HTML()) == 0 {
			t.Errorf("%s is not printed", e.ID)
		}
	}
	if !slices.Contains(game.Played(), e.Doc.Kind) {
		return
	}
	policy := game.Play.Default
	match := report.Match{Word: e.ID, Seed: "7", Number: 7, Players: []string{policy}, Program: "test"}
	table, why := game.Play.Open(e, match)
	if table == nil {
		t.Fatalf("%s is not played: %s", e.ID, strings.Join(why, "; "))
	}
	if err := table.Fits(); err != nil {
		t.Fatal(err)
	}
	one, why, err := table.One(context.Background())
	if one == nil || err != nil {
		t.Fatalf("%s is not played: %s, %v", e.ID, strings.Join(why, "; "), err)
	}
}

// TestStartingTexts checks that the templates of each game, kind and board have no findings, print and play, and that
// two of a kind fit in one project. Each refers to the documentation of its keys.
func TestStartingTexts(t *testing.T) {
	for _, g := range List() {
		for _, k := range g.Catalog.Kinds {
			boards := g.Start.Boards(k.Name)
			if len(boards) == 0 {
				boards = []string{""}
			}
			for _, board := range boards {
				t.Run(k.Name+" "+board, func(t *testing.T) {
					texts := map[string][]byte{}
					var before *catalog.Catalog
					for _, id := range []string{"first-one", strings.Repeat("second-", 9) + "1"} {
						all := func(kind string) []*catalog.Entry {
							if before == nil {
								before = catalog.New(Catalogs(), nil, 1)
							}
							return before.All(kind)
						}
						n := New{Kind: k.Name, ID: id, Name: `A "new" one \ of ours`, Board: board, All: all}
						text := g.Start.Text(n)
						texts[id+"."+k.Name+".toml"] = text
						if !strings.Contains(string(text), "Explain a key: `muster explain ") {
							t.Errorf("it does not tell how to explain a key")
						}
						if regexp.MustCompile(`{{(id|name|map|whose|letter|prefix[a-z-]*)}}`).Match(text) {
							t.Errorf("a word is not put in: %s", text)
						}
						before = begun(t, texts)
						e := before.Find(k.Name, id)
						if e == nil {
							t.Fatalf("there is no %s", id)
						}
						if name := e.Doc.Tree["name"]; name != n.Name {
							t.Errorf("it is called %q", name)
						}
						works(t, e)
					}
				})
			}
		}
	}
}

// TestStartingProject checks that the files of a new project have no findings together, print and play, on each board.
func TestStartingProject(t *testing.T) {
	for _, g := range List() {
		for _, board := range append(g.Started(""), "") {
			_, first := g.Start.Project(board)
			texts := map[string][]byte{}
			for _, n := range first {
				n.All = catalog.New(Catalogs(), nil, 1).All
				texts[Folder(n.Kind)+"/"+n.ID+"."+n.Kind+".toml"] = g.Start.Text(n)
			}
			c := begun(t, texts)
			for _, n := range first {
				works(t, c.Find(n.Kind, n.ID))
			}
		}
	}
}

// TestStartingOnMaps checks that a new adventure on any library map uses that map's board, and a new scenario on any
// realm its factions and areas, without findings.
func TestStartingOnMaps(t *testing.T) {
	c, seen := catalog.New(Catalogs(), nil, 1), 0
	for _, g := range List() {
		for _, k := range g.Catalog.Kinds {
			if g.Start.Maps(k.Name) == "" {
				continue
			}
			for _, id := range c.IDsOf(g.Catalog.Name, g.Start.Maps(k.Name)) {
				m := c.Library(g.Start.Maps(k.Name), id)
				n := New{
					Kind: k.Name, ID: "on-" + id, Name: "Ours", On: id, Shipped: true, Map: m, Board: g.Start.Board(m), All: c.All,
				}
				if boards := g.Started(k.Name); len(boards) > 0 && !slices.Contains(boards, n.Board) {
					t.Errorf("no %s begins on the board %q of %s", k.Name, n.Board, id)
				}
				of := begun(t, map[string][]byte{n.ID + "." + k.Name + ".toml": g.Start.Text(n)})
				if got := of.Find(k.Name, n.ID).Doc.Tree[g.Start.Maps(k.Name)]; got != id {
					t.Errorf("it is played on %q, not on %s", got, id)
				}
				seen++
			}
		}
	}
	if seen < 15 {
		t.Errorf("only %d maps", seen)
	}
}

// TestStartingCopies checks that a copy of any shipped definition has no findings, and equals its original except for
// id, name and unique values.
func TestStartingCopies(t *testing.T) {
	c := catalog.New(Catalogs(), nil, 1)
	for _, g := range List() {
		for _, k := range g.Catalog.Kinds {
			for _, id := range c.IDsOf(g.Catalog.Name, k.Name) {
				e := c.Library(k.Name, id)
				n := New{Kind: k.Name, ID: id + "-again", Name: "Again", All: c.All}
				text := g.Start.Copy(e, n)
				of := begun(t, map[string][]byte{n.ID + "." + k.Name + ".toml": text})
				if of.Find(k.Name, n.ID) == nil {
					t.Errorf("there is no %s", n.ID)
				}
				was, is := strings.Split(string(e.Doc.File.Text), "\n"), strings.Split(string(text), "\n")
				if len(was) != len(is) {
					t.Fatalf("%s: %d lines of %d", id, len(is), len(was))
				}
				differ := 0
				for i := range is {
					if is[i] != was[i] {
						differ++
					}
				}
				if differ < 2 || differ > 3 {
					t.Errorf("%s: %d lines differ", id, differ)
				}
			}
		}
	}
}

// TestNextCommands checks that the suggested next commands name the definition.
func TestNextCommands(t *testing.T) {
	for _, g := range List() {
		for _, k := range g.Catalog.Kinds {
			if len(g.Start.Next(k.Name, "the-bell")) == 0 {
				t.Errorf("nothing is next to %s", k.Noun)
			}
		}
	}
}
