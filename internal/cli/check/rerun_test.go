package check_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/cli/check"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/schema/diag"
)

// watchLimit is the timeout for a result.
const watchLimit = 20 * time.Second

// start watches a path, and returns a function that stops the watch and returns its error.
func start(t *testing.T, path string, tell func(check.State) error) (stop func() error) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	want := workspace.Wanted{Words: []string{path}, Library: true, Workers: 1, Remember: workspace.InMemory()}
	w := check.Watch{
		Open: func() *workspace.Workspace { return workspace.Open(want) }, Awaited: []string{path}, Workers: 1,
		Today: func() (string, error) { return "2027-01-31", nil }, Tell: tell,
	}
	done := make(chan error, 1)
	go func() { done <- w.Run(ctx) }()
	return func() error {
		cancel()
		select {
		case err := <-done:
			return err
		case <-time.After(watchLimit):
			return errors.New("the watch does not end")
		}
	}
}

// file returns a path in a temporary folder.
func file(t *testing.T, name string) string {
	t.Helper()
	folder, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(folder, name)
}

func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// TestRun checks that each change of a file gives a result, from a file that does not exist yet to a file with slow
// checks. The last result is complete.
func TestRun(t *testing.T) {
	path := file(t, "fight.adventure.toml")
	states := make(chan check.State, 100)
	stop := start(t, path, func(s check.State) error {
		states <- s
		return nil
	})
	// until waits for a complete result with errors of these codes.
	until := func(what string, codes ...string) {
		t.Helper()
		var got []string
		for end := time.After(watchLimit); ; {
			select {
			case s := <-states:
				got = nil
				for _, d := range s.Verdict.Findings {
					if d.Severity == diag.Error {
						got = append(got, d.Code)
					}
				}
				if s.Pending == 0 && slices.Equal(got, codes) {
					return
				}
			case <-end:
				t.Fatalf("%s: the last result has %v, want %v", what, got, codes)
			}
		}
	}
	until("missing", "file/missing")
	text := string(games.Catalogs().LibraryFile("adventure", "candlemas-at-the-grange").Text)
	put(t, path, strings.Replace(text, "\nname", "\nnmae", 1))
	until("with a mistake", "schema/unknown-key")
	put(t, path, text)
	until("correct")
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	until("removed", "file/missing")
	if err := stop(); err != nil {
		t.Error(err)
	}
}

// TestTellFails checks that an error of the caller ends the watch.
func TestTellFails(t *testing.T) {
	full := errors.New("the disk is full")
	told := make(chan struct{})
	stop := start(t, file(t, "fight.adventure.toml"), func(check.State) error {
		defer close(told)
		return full
	})
	select {
	case <-told:
	case <-time.After(watchLimit):
		t.Fatal("no result")
	}
	if err := stop(); !errors.Is(err, full) {
		t.Errorf("the watch ends with %v", err)
	}
}
