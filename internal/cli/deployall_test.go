package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
)

// run runs a command line and returns its output.
func run(t *testing.T, args ...string) []byte {
	t.Helper()
	var out, errOut bytes.Buffer
	if status := Main(args, strings.NewReader(""), &out, &errOut); status != cliutil.ExitClean {
		t.Fatalf("muster %s: status %d: %s%s", strings.Join(args, " "), status, errOut.String(), out.String())
	}
	return out.Bytes()
}

// commands returns all values of the key "command" in an answer.
func commands(v any) (list []string) {
	switch v := v.(type) {
	case map[string]any:
		for key, in := range v {
			if text, ok := in.(string); ok && key == "command" && text != "" {
				list = append(list, text)
			}
			list = append(list, commands(in)...)
		}
	case []any:
		for _, in := range v {
			list = append(list, commands(in)...)
		}
	}
	return list
}

// TestWitnessCommands plays every command in the answers, and the worst witness again from its command: it must end
// like the saved one.
func TestWitnessCommands(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	for _, question := range []string{
		"two-oaks --mode impromptu --reserve all",
		"two-oaks --mode organized --sets pennant=pennant-a,pennant-c --sets standard=pennant-b,standard-a --owner standard",
		"kings-road --mode epic --sets pennant=pennant-a --sets standard=standard-c",
		"kings-road --mode epic --sets pennant=pennant-a,pennant-b --sets standard=standard-c,standard-a --owner standard",
		"kings-road --mode epic-allies --sets pennant=pennant-b,pennant-a --sets standard=standard-a,standard-b",
	} {
		saved := filepath.Join(t.TempDir(), "worst.json")
		args := append([]string{"deploy", "--all", "--format", "json", "--save-witness", saved}, strings.Fields(question)...)
		var answer any
		if err := json.Unmarshal(run(t, args...), &answer); err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(saved)
		if err != nil {
			t.Fatal(err)
		}
		list := commands(answer)
		if len(list) == 0 {
			t.Errorf("%s: no witness", question)
		}
		met := false
		for _, command := range list {
			again := filepath.Join(t.TempDir(), "again.json")
			run(t, append(strings.Fields(command)[1:], "--save", again)...)
			got, err := os.ReadFile(again)
			if err != nil {
				t.Fatal(err)
			}
			met = met || bytes.Equal(got, want)
		}
		if !met {
			t.Errorf("%s: no command of %d plays to the saved end", question, len(list))
		}
	}
}

// TestWitnessShows plays witnesses of the kinds that depend on choices, and checks that they show their problem.
func TestWitnessShows(t *testing.T) {
	out := run(t, strings.Fields("deploy two-oaks --mode organized --all --format json "+
		"--sets pennant=pennant-a,pennant-c --sets standard=pennant-b,standard-a")...)
	var answer struct {
		Matchups []struct {
			Fates []struct {
				Camp, Fate string
				Witness    struct{ Command string }
			}
		}
	}
	if err := json.Unmarshal(out, &answer); err != nil {
		t.Fatal(err)
	}
	says := map[string]string{
		"short":                "token to stand in",                        // CTA-ORG-06
		"left":                 "removed",
		"levied_green":         "green Levy token at",                      // CTA-ORG-05
		"reserve_levied_red":   "red Levy token at",
		"displaced":            "moved from",                               // CTA-06
		"reserve_levied_blue":  "blue Levy token at",
		"levied_red":           "red Levy token at",                        // CTA-ORG-05
		"reserve_short":        "has no more of what the card shows",
		"reserve_no_room":      "no vacant hex",
		"no_room":              "and the section's baseline has no vacant", // CTA-06
		"levied_blue":          "blue Levy token at",                       // CTA-ORG-05
		"reserve_levied_green": "green Levy token at",
	}
	seen := 0
	for _, m := range answer.Matchups {
		for _, f := range m.Fates {
			if f.Witness.Command == "" {
				continue
			}
			seen++
			told := string(run(t, append(strings.Fields(f.Witness.Command)[1:], "--full")...))
			found := false
			for line := range strings.Lines(told) {
				found = found || strings.HasPrefix(line, strings.ToUpper(f.Camp[:1])+f.Camp[1:]+"s") &&
					strings.Contains(line, says[f.Fate])
			}
			if says[f.Fate] == "" || !found {
				t.Errorf("%s %s is not to be seen in %s", f.Camp, f.Fate, f.Witness.Command)
			}
		}
	}
	if seen < 10 {
		t.Errorf("%d witnesses", seen)
	}
}
