package validate_test

import (
	"os"
	"path/filepath"
	"testing"

	"muster/schema/diag"
	"muster/schema/source"
)

// TestFormatPages checks the examples of docs/formats: a page's complete example has no error.
func TestFormatPages(t *testing.T) {
	pages, err := filepath.Glob("../docs/formats/*.md")
	more, _ := filepath.Glob("../docs/formats/*/*.md") // of the other games
	pages = append(pages, more...)
	if err != nil || len(pages) < 5 {
		t.Fatalf("%d pages, %v", len(pages), err)
	}
	examples := 0
	for _, page := range pages {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range block.FindAllStringSubmatch(string(text), -1) {
			examples++
			result, err := run(read([]*source.File{source.NewFile(m[1], []byte(m[2]))}, 1), 1)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range result.Findings {
				if d.Severity == diag.Error {
					t.Errorf("%s: %s:%d: %s: %s", page, d.File, d.Start.Line, d.Code, d.Message)
				}
			}
		}
	}
	if examples < 4 {
		t.Errorf("%d examples", examples)
	}
}
