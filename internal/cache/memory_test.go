package cache

import (
	"os"
	"path/filepath"
	"testing"

	"muster/internal/games"
	"muster/internal/workspace"
)

// TestMemories checks that results of a project and of the library are cached per build, and that a program of unknown
// build caches none.
func TestMemories(t *testing.T) {
	folder := t.TempDir()
	t.Chdir(t.TempDir())
	text := games.Catalogs().LibraryFile("map", "two-oaks").Text
	if err := os.WriteFile("own.map.toml", text, 0o600); err != nil {
		t.Fatal(err)
	}
	// left checks a map of a project and one of the library, and counts those without a cached result.
	left := func(build string) int {
		t.Helper()
		c := open(t, filepath.Join(folder, "cache"))
		ws := workspace.Open(workspace.Wanted{
			Words: []string{"own.map.toml", "long-fen"}, Library: true, Workers: 1, Remember: c.memoriesOf(build),
		})
		n := ws.Left([]string{"map"}, nil)
		if _, err := ws.Judge(1, nil); err != nil {
			t.Fatal(err)
		}
		if err := c.Save(); err != nil {
			t.Fatal(err)
		}
		return n
	}
	for _, step := range []struct {
		build string
		want  int
	}{{"one", 2}, {"one", 0}, {"two", 2}, {"", 2}, {"one", 0}} {
		if got := left(step.build); got != step.want {
			t.Errorf("build %q: %d files without a result, want %d", step.build, got, step.want)
		}
	}
	if open(t, folder).Memories() == nil {
		t.Error("this build has no memories")
	}
}
