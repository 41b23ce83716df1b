package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
)

// TestBrokenFileBesides checks that in a folder with an invalid file explain and list answer, and name that file in one
// line after the answer.
func TestBrokenFileBesides(t *testing.T) {
	dir := t.TempDir()
	broken := filepath.Join(dir, "broken.rulebook.toml")
	if err := os.WriteFile(broken, []byte("kind = \"rulebook\"\nformat = 1\nunits = [\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"explain", "woods", dir}, {"list", "units", "--all", dir}} {
		var both bytes.Buffer
		status := Main(args, strings.NewReader(""), &both, &both)
		lines := strings.Split(strings.TrimRight(both.String(), "\n"), "\n")
		last := lines[len(lines)-1]
		if status != 0 || len(lines) < 3 || strings.Count(both.String(), "muster: ") != 1 ||
			!strings.HasPrefix(last, "muster: ") ||
			!strings.HasSuffix(last, " has errors and is left out (run `muster check`)") {
			t.Errorf("%v: status %d\n%s", args, status, both.String())
		}
	}
}

// TestCheckNamesNearestID checks that an unknown id gets the nearest one as help from check.
func TestCheckNamesNearestID(t *testing.T) {
	var out, complaint bytes.Buffer
	status := Main([]string{"check", "the-tol-bridge"}, strings.NewReader(""), &out, &complaint)
	if status != cliutil.ExitUsage || !strings.Contains(out.String(), "help: write the-toll-bridge") {
		t.Errorf("status %d\n%s%s", status, out.String(), complaint.String())
	}
}
