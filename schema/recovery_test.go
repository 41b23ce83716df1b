package schema

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/schema/source"
)

var update = flag.Bool("update", false, "write what is found into testdata/recovery")

// TestRecovery: each example in testdata/recovery is a file with several mistakes and, below the line of hyphens, its
// expected findings. Every mistake is reported once, at its location, with help, and without consequential findings.
func TestRecovery(t *testing.T) {
	names, err := filepath.Glob("testdata/recovery/*.txt")
	if err != nil || len(names) < 20 {
		t.Fatalf("%d pictures, %v", len(names), err)
	}
	const line = "\n----\n"
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			picture, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			text, want, _ := strings.Cut(string(picture), line)
			_, found := game().Load(source.NewFile("x.adventure.toml", []byte(text)))
			var got strings.Builder
			for _, f := range found {
				fmt.Fprintf(&got, "%d:%d-%d:%d %s: %s\n", f.Start.Line, f.Start.Column, f.End.Line, f.End.Column, f.Code, f.Message)
				fmt.Fprintf(&got, "  help: %s\n", f.Help)
				for _, r := range f.Related {
					fmt.Fprintf(&got, "  %d:%d %s\n", r.Start.Line, r.Start.Column, r.Message)
				}
				ownWords(t, f)
			}
			if *update {
				if err := os.WriteFile(name, []byte(text+line+got.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			} else if got.String() != want {
				t.Errorf("got\n%swant\n%s", got.String(), want)
			}
		})
	}
}
