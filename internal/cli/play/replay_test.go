package play

import (
	"bufio"
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"muster/internal/cli/cliutil"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/matches"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
)

// TestRecordOfAnotherVersion checks that a record of another version is refused with the difference, and verified if
// requested.
func TestRecordOfAnotherVersion(t *testing.T) {
	c := library.New(nil, 1)
	opts := setup.Options{Seed: 7}
	b, refused := setup.New(c, c.Library(rulebook.KindAdventure, "candlemas-at-the-grange"), opts)
	if len(refused) > 0 {
		t.Fatal(refused)
	}
	_, record, err := matches.Take(t.Context(), b, [boards.Camps]string{"random", "random"}, opts, "0.0.9", nil)
	if err != nil {
		t.Fatal(err)
	}
	same := filepath.Join(t.TempDir(), "same.json")
	if err := os.WriteFile(same, record.Write(), 0o644); err != nil {
		t.Fatal(err)
	}
	other := filepath.Join(t.TempDir(), "other.json")
	record.Turns[4].State = strings.Repeat("0", len(record.Turns[4].State))
	if err := os.WriteFile(other, record.Write(), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		file  string
		flags replayFlags
		want  int
		says  string
	}{
		{same, replayFlags{}, cliutil.ExitFindings, "every step plays as recorded: --any-version accepts the record"},
		{other, replayFlags{}, cliutil.ExitFindings, "turn 5 begins in state"},
		{same, replayFlags{any: true}, cliutil.ExitClean, "verified: 60 turns"},
		{other, replayFlags{any: true}, cliutil.ExitFindings, "turn 5 begins in state"},
	} {
		var out, errOut bytes.Buffer
		a := &app{&cliutil.App{Out: bufio.NewWriter(&out), Err: &errOut, Workers: 1}}
		status := a.Status(a.replayGame(tt.file, "", tt.flags))
		a.Out.Flush()
		if text := out.String() + errOut.String(); status != tt.want || !strings.Contains(text, tt.says) {
			t.Errorf("%s, any version %v: status %d, says\n%s", filepath.Base(tt.file), tt.flags.any, status, text)
		}
		if !tt.flags.any && !strings.Contains(errOut.String(), "the record was made by muster 0.0.9, this is "+
			cliutil.Version) {
			t.Errorf("complains %q", errOut.String())
		}
	}
}
