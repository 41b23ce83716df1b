package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
)

// TestLostFile checks that an unreadable file is reported once. An adventure that names it as its map gets no finding
// about a missing map, and no library map replaces it.
func TestLostFile(t *testing.T) {
	dir := t.TempDir()
	text, err := os.ReadFile("../../adventures/library/battlelore/the-toll-bridge.adventure.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"two-oaks", "my-oaks"} {
		own := strings.Replace(string(text), `"two-oaks"`, `"`+id+`"`, 1)
		if err := os.WriteFile(filepath.Join(dir, "the-toll-bridge.adventure.toml"), []byte(own), 0o644); err != nil {
			t.Fatal(err)
		}
		lost := filepath.Join(dir, id+".map.toml")
		if err := os.Symlink("nowhere", lost); err != nil {
			t.Fatal(err)
		}
		var out, complaint bytes.Buffer
		status := Main([]string{"check", dir}, strings.NewReader(""), &out, &complaint)
		if status != cliutil.ExitUsage || strings.Count(out.String(), "error[") != 1 ||
			!strings.Contains(out.String(), "error[file/missing]") {
			t.Errorf("%s: status %d\n%s%s", id, status, out.String(), complaint.String())
		}
		if err := os.Remove(lost); err != nil {
			t.Fatal(err)
		}
	}
}
