package cli

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
)

// full is a full disk.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

// TestOutputThatCannotBeWritten checks that a failed write to the output is an error with its own status, whatever the
// result of the command.
func TestOutputThatCannotBeWritten(t *testing.T) {
	path := filepath.Join(t.TempDir(), "bad.map.toml")
	if err := os.WriteFile(path, []byte("kind = \"map\"\nformat = 2\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{
		{"check", path},
		{"check", "--format", "json", path},
		{"schema", "map"},
		{"explain", "CTA-06"},
		{"list", "units"},
		{"--help"},
	} {
		var errOut bytes.Buffer
		if got := Main(args, strings.NewReader(""), full{}, &errOut); got != cliutil.ExitFailure {
			t.Errorf("muster %s: status %d, want %d", strings.Join(args, " "), got, cliutil.ExitFailure)
		}
		if want := "muster: cannot write the output: no space left\n"; errOut.String() != want {
			t.Errorf("muster %s: says %q, want %q", strings.Join(args, " "), errOut.String(), want)
		}
	}
}
