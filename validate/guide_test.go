package validate_test

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"muster/schema/diag"
	"muster/schema/source"
)

// TestFirstScenario checks the files of docs/tutorials/first-scenario.md together: they have the one mistake that the
// page speaks of, and no other error.
func TestFirstScenario(t *testing.T) {
	text, err := os.ReadFile("../docs/tutorials/first-scenario.md")
	if err != nil {
		t.Fatal(err)
	}
	var files []*source.File
	for _, m := range regexp.MustCompile("(?s)```toml ([a-z0-9.-]+)\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
		files = append(files, source.NewFile(m[1], []byte(m[2])))
	}
	if len(files) != 2 {
		t.Fatalf("the page has %d files, not a map and an adventure", len(files))
	}
	result, err := run(read(files, 1), 1)
	if err != nil {
		t.Fatal(err)
	}
	told := 0
	for _, d := range result.Findings {
		switch {
		case d.Code == "adventure/unknown-hex" && d.File == "the-mill.adventure.toml":
			told++
		case d.Severity == diag.Error:
			t.Errorf("%s:%d: %s: %s", d.File, d.Start.Line, d.Code, d.Message)
		}
	}
	if told != 1 {
		t.Errorf("%d findings about the mistake at C8", told)
	}
}

// TestFormatPages checks the examples of docs/formats: a page's complete example holds no error.
func TestFormatPages(t *testing.T) {
	pages, err := filepath.Glob("../docs/formats/*.md")
	more, _ := filepath.Glob("../docs/formats/*/*.md") // of games beside the first
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
