package check

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/games"
	"muster/internal/workspace"
)

// TestChangedMeanwhile checks that a file that another program has changed in the meantime is reported and left
// unchanged, and that the others are written.
func TestChangedMeanwhile(t *testing.T) {
	dir := t.TempDir()
	text := games.Catalogs().LibraryFile("map", "two-oaks").Text
	bad := bytes.Replace(text, []byte("\nname"), []byte("\nnmae"), 1)
	for _, name := range []string{"one.map.toml", "two.map.toml"} {
		if err := os.WriteFile(filepath.Join(dir, name), bad, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	files, err := workspace.Apply(workspace.Wanted{Words: []string{dir}, Library: true, Workers: 1})
	if err != nil || len(files) != 2 {
		t.Fatal(files, err)
	}
	changed := append(bytes.Clone(bad), "# somebody was here\n"...)
	if err := os.WriteFile(filepath.Join(dir, "one.map.toml"), changed, 0o600); err != nil {
		t.Fatal(err)
	}
	told, err := write(files)
	if told != "fixed 1 finding in 1 file" || err == nil || !strings.Contains(err.Error(),
		"another program has changed it") {
		t.Errorf("%q, %v", told, err)
	}
	for name, want := range map[string][]byte{"one.map.toml": changed, "two.map.toml": text} {
		got, err := os.ReadFile(filepath.Join(dir, name))
		info, _ := os.Stat(filepath.Join(dir, name))
		if err != nil || !bytes.Equal(got, want) || info.Mode().Perm() != 0o600 {
			t.Errorf("%s holds\n%s\n%v %v", name, got, err, info.Mode())
		}
	}
	if list, _ := os.ReadDir(dir); len(list) != 2 {
		t.Errorf("%d files are left", len(list))
	}
}
