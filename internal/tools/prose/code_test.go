package main

import (
	"slices"
	"testing"
)

// TestCodeTexts checks that the comments of Go files are texts, without indented lines, tests and generated files.
func TestCodeTexts(t *testing.T) {
	made, err := codeTexts(root)
	if err != nil {
		t.Fatal(err)
	}
	if list := made["code/engine/game.md"]; len(list) < 10 {
		t.Errorf("engine/game.go has %d comments", len(list))
	}
	for _, name := range []string{"code/sheet/page.qtpl.md", "code/internal/tools/prose/code_test.md"} {
		if made[name] != nil {
			t.Errorf("%s is a text", name)
		}
	}
	if len(made) < 1000 {
		t.Errorf("%d files with comments", len(made))
	}
	got := sentencesOf("Two lines\nof one.\n\n\tcode\n\nAnother one:\n - a list\n\nword\n")
	if want := []string{"Two lines of one.", "Another one:"}; !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
}
