package main

import (
	"slices"
	"testing"
)

// TestSourceTexts: the messages in the source code are read, with values in them as "X".
func TestSourceTexts(t *testing.T) {
	for dir, want := range map[string]string{
		"cmd/internal/cli":            "--games X is out of range",
		"cmd/internal/batch":          "the server does not answer",
		"validate/command/playcheck":  "require fewer banners, add objectives, or move the armies closer",
		"validate/medieval/playcheck": "move the Leader to a unit that fights, or remove the Leader",
	} {
		list, err := sourceTexts(root, dir)
		if err != nil || !slices.Contains(list, want) {
			t.Errorf("%s: %d messages without %q, %v", dir, len(list), want, err)
		}
	}
}
