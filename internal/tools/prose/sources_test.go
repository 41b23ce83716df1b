package main

import (
	"slices"
	"testing"
)

// TestSourceTexts checks that the messages in the source code are found, with "X" for values.
func TestSourceTexts(t *testing.T) {
	for dir, want := range map[string]string{
		"internal/cli":                              "--games X is out of range",
		"internal/engine/command/kernel/narrate":    "casualty check for X, X: X",
		"internal/engine/battlelore/setup":          "it is not an adventure",
		"internal/batch":                            "the server does not answer",
		"internal/validate/command/playcheck":       "require fewer banners, add objectives, or move the armies closer",
		"internal/validate/command/kernel/play*.go": "move the Leader to a unit that fights, or remove the Leader",
	} {
		list, err := sourceTexts(root, dir)
		if err != nil || !slices.Contains(list, want) {
			t.Errorf("%s: %d messages without %q, %v", dir, len(list), want, err)
		}
	}
}

// TestSchemaTexts checks that the descriptions of all games' schemas are found.
func TestSchemaTexts(t *testing.T) {
	list, err := schemaTexts(root)
	for _, want := range []string{"The author. Printed on the sheet.", "How the battle is won."} {
		if err != nil || !slices.Contains(list, want) {
			t.Errorf("%d texts without %q, %v", len(list), want, err)
		}
	}
}
