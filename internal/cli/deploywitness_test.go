package cli

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"
)

// worded returns the text that Muster prints for the outcome of a witness, by the end of its file name.
func worded(name string) []string {
	for _, c := range []struct {
		key  string
		says []string
	}{
		{"reserve_short", []string{"what the card shows", "none left in the boxes"}},
		{"reserve_no_room", []string{"no vacant hex"}},
		{"left", []string{"removed"}},
		{"_green", []string{"green Levy token at"}},                                               // CTA-ORG-05, R-045
		{"_blue", []string{"blue Levy token at"}},                                                 // the same
		{"_red", []string{"red Levy token at"}},                                                   // the same
		{"no_room", []string{"no vacant hex", "no vacant"}},                                       // CTA-06, R-270
		{"short", []string{"token to stand in", "what the card shows", "none left in the boxes"}}, // CTA-ORG-06, CTA-IMP-02
		{"lost", []string{"no vacant"}},                                                           // CTA-06
		{"displaced", []string{"moved from", "no vacant", "baseline"}},
		{"yielded", []string{"moved from", "no vacant", "lost, none left in the boxes"}},          // VAR-ER-03
		{"back", []string{"baseline", "row"}},
	} {
		if strings.HasSuffix(strings.TrimSuffix(name, "-risk"), c.key) {
			return c.says
		}
	}
	return nil
}

// TestEveryWitnessHasItsFile checks that in every mode each nonzero count has a file, and that --replay of it gives the
// counted outcome.
func TestEveryWitnessHasItsFile(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for _, c := range []struct {
		question string
		least    int
	}{
		{"long-fen --mode impromptu --reserve all", 6},
		{"two-oaks --mode organized --sets pennant=standard-a,standard-c --sets standard=pennant-a,pennant-c", 16},
		{"long-fen --mode organized --reserve all --sets pennant=pennant-a,standard-c " +
			"--sets standard=standard-b,pennant-c", 10},
		{"kings-road --mode epic --sets pennant=pennant-a,pennant-b,pennant-c --sets standard=standard-a", 2},
		{"kings-road --mode epic-allies --sets pennant=pennant-b,pennant-a --sets standard=standard-a,standard-b", 2},
	} {
		folder := t.TempDir()
		args := append([]string{"deploy", "--all", "--format", "json", "--save-witnesses", folder},
			strings.Fields(c.question)...)
		var answer any
		if err := json.Unmarshal(run(t, args...), &answer); err != nil {
			t.Fatal(err)
		}
		for _, command := range commands(answer) {
			if command == "" {
				t.Errorf("%s: a witness has no command", c.question)
			}
		}
		files, err := filepath.Glob(filepath.Join(folder, "*.json"))
		if err != nil || len(files) < c.least {
			t.Errorf("%s: %d files, %v", c.question, len(files), err)
		}
		for _, file := range files {
			name := strings.TrimSuffix(filepath.Base(file), ".json")
			camp := "Pennants"
			if i := strings.LastIndex(name, "-standard-"); i > strings.LastIndex(name, "-pennant-") {
				camp = "Standards"
			}
			told, says := string(run(t, "deploy", "--full", "--replay", file)), worded(name)
			found := false
			for line := range strings.Lines(told) {
				for _, words := range says {
					found = found || strings.HasPrefix(line, camp) && strings.Contains(line, words)
				}
			}
			if !found {
				t.Errorf("%s: %v is not to be seen in %s", name, says, file)
			}
		}
	}
}
