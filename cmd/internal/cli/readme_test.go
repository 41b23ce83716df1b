package cli

import (
	"os"
	"strings"
	"testing"
)

// TestReadmeFinding holds the finding that README.md shows to the script that prints it.
func TestReadmeFinding(t *testing.T) {
	readme, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	script, err := os.ReadFile("testdata/script/readme.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, want, _ := strings.Cut(string(script), "-- want.txt --\n")
	finding, _, _ := strings.Cut(want, "\n\n")
	if !strings.Contains(string(readme), finding+"\n") {
		t.Errorf("README.md does not show\n%s", finding)
	}
}

// TestReadmeLength keeps README.md short enough to read before the first command.
func TestReadmeLength(t *testing.T) {
	const most = 700 // words
	readme, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	if words := len(strings.Fields(string(readme))); words > most {
		t.Errorf("README.md has %d words, at most %d", words, most)
	}
}
