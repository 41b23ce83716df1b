package layout_test

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/schema/layout"
	"muster/schema/source"
)

var update = flag.Bool("update", false, "rewrite the pictures of layouts")

// TestPictures: NAME.before.toml is formatted as NAME.after.toml.
func TestPictures(t *testing.T) {
	names, err := filepath.Glob("testdata/pictures/*.before.toml")
	if err != nil || len(names) < 5 {
		t.Fatal(names, err)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		base := strings.TrimSuffix(name, ".before.toml")
		got, found, err := layout.Text(source.NewFile(filepath.Base(base)+".toml", text), games())
		if err != nil || len(found) > 0 {
			t.Errorf("%s: %v, %v", name, found, err)
			continue
		}
		if *update {
			if err := os.WriteFile(base+".after.toml", got, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(base + ".after.toml")
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s (%v) becomes\n%s", name, err, got)
		}
	}
}
