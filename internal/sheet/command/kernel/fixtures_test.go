package kernel_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/engine/medieval"
	"muster/internal/words"
	"muster/schema/source"
	"muster/sheet"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// weir returns the catalog of testdata, whose definitions can be read without errors.
func weir(t testing.TB) *library.Catalog {
	t.Helper()
	var files []*source.File
	for _, name := range []string{"weir.map.toml", "weir.adventure.toml"} {
		text, err := os.ReadFile(filepath.Join("testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, source.NewFile(name, text))
	}
	for _, f := range files {
		if _, found := medieval.Game().Games().Kinds().Load(f); len(found) > 0 {
			t.Fatalf("%s: %v", f.Name, found)
		}
	}
	return medieval.Game().Load(files, 1)
}

// find returns a definition of a catalog.
func find(t testing.TB, c *library.Catalog, kind, id string) *library.Entry {
	t.Helper()
	e := c.Find(kind, id)
	if e == nil {
		t.Fatalf("there is no %s %s", kind, id)
	}
	return e
}

func options() sheet.Options { return sheet.Options{Hash: "0123456789ab", Citations: true} }

func german(t testing.TB) sheet.Options {
	t.Helper()
	opts := options()
	var err error
	if opts.Language, err = words.In("de"); err != nil {
		t.Fatal(err)
	}
	return opts
}

// golden compares text with a file under testdata, or rewrites the file.
func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("%s differs from what was printed; run the test with -update and read the difference\n%s", name, got)
	}
}

var (
	battleSheet = rulebook.KindAdventure
	battleMap   = rulebook.KindMap
)
