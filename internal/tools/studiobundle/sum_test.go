package main

import (
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"muster/studio"
)

// TestBundleIsFresh checks that the bundle in the repository was made from the sources in the repository.
func TestBundleIsFresh(t *testing.T) {
	got, err := fs.ReadFile(studio.Page(), sumFile)
	if err != nil {
		t.Fatal(err)
	}
	want, err := sourcesSum(os.DirFS("../../../studio/app"))
	if err != nil {
		t.Fatal(err)
	}
	if strings.TrimSpace(string(got)) != want {
		t.Errorf("studio/dist is not made from studio/app: run make studio")
	}
}

// TestSourcesSum checks that names and texts count, and installed packages do not.
func TestSourcesSum(t *testing.T) {
	sum := func(files map[string]string) string {
		app := fstest.MapFS{}
		for name, text := range files {
			app[name] = &fstest.MapFile{Data: []byte(text)}
		}
		s, err := sourcesSum(app)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	base := sum(map[string]string{"a.ts": "1", "mock/b.ts": "2"})
	if sum(map[string]string{"a.ts": "1", "mock/b.ts": "2", "node_modules/c/c.js": "3"}) != base {
		t.Error("an installed package counts")
	}
	for _, other := range []map[string]string{
		{"a.ts": "1"}, {"a.ts": "2", "mock/b.ts": "2"}, {"a.ts": "1", "mock/c.ts": "2"}, {"a.ts": "1", "b.ts": "2"},
	} {
		if sum(other) == base {
			t.Errorf("%v has the same checksum", other)
		}
	}
}
