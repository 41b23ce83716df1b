package library_test

import (
	"path"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/source"
)

func file(name string, lines ...string) *source.File {
	return source.NewFile(name, []byte(strings.Join(lines, "\n")+"\n"))
}

// TestLibraryNames compares every library file's name with its id and kind: the embedded library finds files by name.
func TestLibraryNames(t *testing.T) {
	files := library.LibraryFiles()
	c := library.New(files, 2)
	if len(c.Given()) != len(files) || len(files) < 30 {
		t.Fatalf("%d entries of %d files; 6 sets, 11 maps and 13 adventures ship", len(c.Given()), len(files))
	}
	for _, e := range c.Given() {
		if want := e.ID + "." + e.Doc.Kind + ".toml"; path.Base(e.Doc.File.Name) != want {
			t.Errorf("%s holds %s", e.Doc.File.Name, want)
		}
		if found := library.New(nil, 1).Find(e.Doc.Kind, e.ID); found == nil || found.Given {
			t.Errorf("the shelf does not find %s %s", e.Doc.Kind, e.ID)
		}
	}
}

// TestGivenBeforeLibrary shows that a given file hides the library's definition of the same id, and that the latter is
// still available.
func TestGivenBeforeLibrary(t *testing.T) {
	c := library.New(
		[]*source.File{file("x/two-oaks.map.toml", `kind = "map"`, `format = 1`, `id = "two-oaks"`, `name = "Mine"`)},
		1,
	)
	if e := c.Find(rulebook.KindMap, "two-oaks"); e == nil || !e.Given || e.Map.Name != "Mine" {
		t.Errorf("found %+v", e)
	}
	if e := c.Library(rulebook.KindMap, "two-oaks"); e == nil || e.Given {
		t.Errorf("the library's own is %+v", e)
	}
	if got := c.Nearest(rulebook.KindMap, "two-oak"); got != "two-oaks" {
		t.Errorf("nearest is %q", got)
	}
	if c.Find(rulebook.KindMap, "no-such-map") != nil || c.Find(rulebook.KindAdventure, "two-oaks") != nil {
		t.Error("found what is not there")
	}
	n := 0
	for _, e := range c.All(rulebook.KindMap) {
		if e.ID == "two-oaks" {
			n++
		}
	}
	if n != 1 {
		t.Errorf("All lists two-oaks %d times", n)
	}
}

// TestRulesOf shows which definitions rows apply to: a rulebook's to every file of the project; a map's to the
// adventures on it.
func TestRulesOf(t *testing.T) {
	bog := []string{`id = "bog"`, `name = "Bog"`, `symbol = "B"`, `pass = true`, `stop = true`, `sight = "clear"`,
		`sources = { all = "us" }`}
	mapOf := func(id string) []string {
		return []string{`kind = "map"`, `format = 1`, `id = "` + id + `"`, `name = "M"`, `board = "standard"`}
	}
	c := library.New([]*source.File{
		file(
			"a/marsh.rulebook.toml",
			append([]string{`kind = "rulebook"`, `format = 1`, `id = "marsh"`, `name = "R"`, `[[ground]]`}, bog...)...),
		file("a/near.map.toml", mapOf("near")...),
		file("b/far.map.toml", mapOf("far")...),
		file("b/own.map.toml", append(append(mapOf("own"), `[[rulebook.ground]]`), bog...)...),
		file(
			"b/on-own.adventure.toml",
			`kind = "adventure"`,
			`format = 1`,
			`id = "on-own"`,
			`name = "A"`,
			`map = "own"`,
		),
		file(
			"b/on-far.adventure.toml",
			`kind = "adventure"`,
			`format = 1`,
			`id = "on-far"`,
			`name = "A"`,
			`map = "far"`,
		),
	}, 2)
	for id, want := range map[string]bool{"near": true, "far": true, "own": true, "on-own": true, "on-far": true} {
		kind := rulebook.KindMap
		if strings.HasPrefix(id, "on-") {
			kind = rulebook.KindAdventure
		}
		e := c.Find(kind, id)
		if got := e.Rules().Terrain.Get("bog") != nil; got != want {
			t.Errorf("%s knows the bog: %t, want %t", id, got, want)
		}
	}
	if e := c.Find(rulebook.KindAdventure, "on-far"); e.Rules() != c.Find(rulebook.KindMap, "far").Rules() {
		t.Error("an adventure without rules of its own does not share the project's")
	}
	if e := c.Library(rulebook.KindAdventure, "the-toll-bridge"); e.Rules() != rulebook.Base() {
		t.Error("an adventure of the library is not read against the shipped rulebook alone")
	}
}
