package cli

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"muster/adventures"
)

// TestReadmeFinding compares the finding in README.md with the output of muster for the change in README.md.
func TestReadmeFinding(t *testing.T) {
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	const name = "the-toll-bridge.adventure.toml"
	text, err := adventures.Library.ReadFile("library/battlelore/" + name)
	if err != nil {
		t.Fatal(err)
	}
	wrong := bytes.Replace(text, []byte(`["C3", "E3",`), []byte(`["C3", "e4",`), 1)
	t.Chdir(t.TempDir())
	if err := os.WriteFile(name, wrong, 0o600); err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	if status := Main([]string{"check", name}, strings.NewReader(""), &out, &out); status != 1 {
		t.Errorf("status %d", status)
	}
	for finding := range strings.SplitSeq(out.String(), "\n\n") {
		if strings.Contains(finding, "error[adventure/impassable-hex]") {
			if !strings.Contains(string(readme), finding+"\n") {
				t.Errorf("README.md does not show\n%s", finding)
			}
			return
		}
	}
	t.Errorf("no finding about the river:\n%s", out.String())
}

// TestReadmeLength checks that README.md is short enough to read before the first command.
func TestReadmeLength(t *testing.T) {
	const most = 700 // words
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	if words := len(strings.Fields(string(readme))); words > most {
		t.Errorf("README.md has %d words, at most %d", words, most)
	}
}
