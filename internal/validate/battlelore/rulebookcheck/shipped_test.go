package rulebookcheck_test

import (
	"os"
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/validate/battlelore/rulebookcheck"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/source"
)

// TestShippedCards applies the checks for authors to the embedded cards and creatures: they find only the three notes
// on special effects.
func TestShippedCards(t *testing.T) {
	notes := 0
	for _, name := range []string{"lore", "command", "creatures"} {
		text, err := os.ReadFile("../../../engine/battlelore/rulebook/tables/" + name + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		file := source.NewFile(name+".rulebook.toml", text)
		result, err := runner.Run(library.New([]*source.File{file}, 1).Catalog, rulebookcheck.All(), 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range result.Findings {
			if d.Severity == diag.Note && d.Code == "rulebook/lore-special" {
				notes++
				continue
			}
			t.Errorf("%s:%d: %s: %s", d.File, d.Start.Line, d.Code, d.Message)
		}
	}
	if notes != 3 {
		t.Errorf("%d special effects, want 3", notes)
	}
}
