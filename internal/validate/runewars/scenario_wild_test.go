package runewars

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/engine"
	"muster/internal/engine/runewars/library"
	"muster/internal/validate/runewars/realmcheck"
	"muster/internal/validate/runner"
	"muster/schema/source"
)

// TestWild: scenarios with lines deleted, duplicated, moved and changed give findings inside of the file, never a
// failing check.
func TestWild(t *testing.T) {
	names, err := filepath.Glob("testdata/scenario/*/*/*.scenario.toml")
	if err != nil || len(names) < 80 {
		t.Fatalf("%d files, %v", len(names), err)
	}
	words := []string{
		"-1", "0", "99", `""`, `"104A"`, `"daqan"`, `"DA"`, "true", "[]", "{}", `"demo-decks"`, `"greedy"`, `"spring"`, "[[1]]",
	}
	checks := slices.Concat(realmcheck.All(), scenarioChecks())
	for seed := range uint64(300) {
		chance := engine.NewRand(seed, "wild scenarios")
		name := names[chance.IntN(len(names))]
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(string(text), "\n")
		for range 1 + chance.IntN(4) {
			i, j := chance.IntN(len(lines)), chance.IntN(len(lines))
			key, _, valued := strings.Cut(lines[i], "= ")
			switch what := chance.IntN(5); {
			case what == 0:
				lines = slices.Delete(lines, i, i+1)
			case what == 1:
				lines = slices.Insert(lines, j, lines[i])
			case what == 2:
				lines[i], lines[j] = lines[j], lines[i]
			case valued:
				lines[i] = key + "= " + words[chance.IntN(len(words))]
			}
		}
		f := source.NewFile(fmt.Sprintf("wild-%d.scenario.toml", seed), []byte(strings.Join(lines, "\n")))
		c := library.New([]*source.File{f}, 1)
		result, err := runner.Run(c.Catalog, checks, 1)
		if err != nil {
			t.Fatalf("seed %d, %s: %v\n%s", seed, name, err, f.Text)
		}
		for _, d := range result.Findings {
			if d.Start.Offset < 0 || d.End.Offset > len(f.Text) || d.Start.Offset > d.End.Offset || d.Start.Line < 1 {
				t.Errorf("seed %d, %s: %s stands at %v to %v", seed, name, d.Code, d.Start, d.End)
			}
		}
	}
}
