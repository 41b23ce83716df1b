package layout_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"muster/internal/schema/layout"
	"muster/schema/source"
)

// TestShippedIsLaidOut: embedded files are formatted, including the threshold tables of the checks.
func TestShippedIsLaidOut(t *testing.T) {
	seen := 0
	for name, text := range definitions(t) {
		if strings.Contains(name, "testdata") || strings.Contains(name, "pull-request") ||
			strings.Contains(name, "examples/skirmish") {
			continue // of tests, an example of rejected files, and a game that formats its own
		}
		seen++
		laidOut(t, name, text)
	}
	if seen < 55 {
		t.Errorf("only %d files", seen)
	}
}

func laidOut(t *testing.T, name string, text []byte) []byte {
	t.Helper()
	out, found, err := layout.Text(source.NewFile(name, text), games())
	switch {
	case err != nil:
		t.Errorf("%s: %v", name, err)
	case len(found) > 0:
		return text // it shows a mistake
	case !bytes.Equal(out, text):
		t.Errorf("%s is not laid out: run `muster fmt --write`, for a page this test with -update", name)
		return out
	}
	return text
}

// example matches a TOML block in a page.
var example = regexp.MustCompile("(?ms)^```toml([^\n]*)\n(.*?)^```$")

// TestExamplesAreLaidOut: the examples of the manual are formatted, except those that show a mistake.
func TestExamplesAreLaidOut(t *testing.T) {
	seen := 0
	page := func(path string) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		out := example.ReplaceAllFunc(text, func(block []byte) []byte {
			m := example.FindSubmatch(block)
			seen++
			laid := laidOut(t, path+": "+strings.TrimSpace(string(m[1])), m[2])
			return bytes.Replace(block, m[2], laid, 1)
		})
		if *update && !bytes.Equal(out, text) {
			if err := os.WriteFile(path, out, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	page("../../../README.md")
	page("../../../CONTRIBUTING.md")
	err := filepath.WalkDir("../../../docs", func(path string, d fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(path) == ".md" {
			page(path)
		}
		return err
	})
	if err != nil || seen < 400 {
		t.Errorf("%d examples, %v", seen, err)
	}
}
