package samples

import (
	"testing"

	"muster/internal/engine/battlelore/library"
	"muster/internal/games"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/source"
)

// TestSamples checks that the measured files have no errors, which would change the measurement.
func TestSamples(t *testing.T) {
	texts, _ := All()
	for i, text := range texts {
		f := source.NewFile("sample.adventure.toml", []byte(Named(text, "sample")))
		result, err := runner.Run(library.New([]*source.File{f}, 1).Catalog, games.Checks(), 1)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range result.Findings {
			if d.Severity == diag.Error {
				t.Errorf("sample %d, line %d: %s", i, d.Start.Line, d.Message)
			}
		}
	}
}
