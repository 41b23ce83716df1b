package browsertest

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"
)

// shipped returns the kind and the folder of a shipped id: "adventure of medieval".
func shipped(t *testing.T) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, library := range []string{"adventures/library/*", "maps/library/*", "deploycards/library"} {
		files, err := filepath.Glob(filepath.Join("..", "..", "..", filepath.FromSlash(library), "*.toml"))
		if err != nil || len(files) == 0 {
			t.Fatalf("nothing ships in %s: %v", library, err)
		}
		for _, path := range files {
			id, rest, _ := strings.Cut(filepath.Base(path), ".")
			kind, _, _ := strings.Cut(rest, ".")
			out[id] = kind + " of " + filepath.Base(filepath.Dir(path))
		}
	}
	return out
}

// oneOfEach returns the first page of each kind of each game, and the first with an Epic field; with -every all. The
// name of a page begins with the id of its definition.
func oneOfEach(t *testing.T, pages []string) []string {
	t.Helper()
	if *every {
		return pages
	}
	kinds, seen := shipped(t), map[string]bool{}
	var out []string
	for _, path := range pages {
		id, _, _ := strings.Cut(filepath.Base(path), ".")
		kind := kinds[id]
		if kind == "" {
			t.Fatalf("%s shows nothing that ships", path)
		}
		if bytes.Contains(read(t, path), []byte(`<figure class="board epic"`)) {
			kind += ", Epic"
		}
		if !seen[kind] {
			seen[kind] = true
			out = append(out, path)
		}
	}
	return out
}
