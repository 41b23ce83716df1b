//go:build unix

package cli

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"muster/cmd/internal/cli/shell"
)

// interrupted runs a program until ready says so, sends it a signal, and gives its exit status, -1 for one that the
// signal ended.
func interrupted(t *testing.T, sig os.Signal, ready func() bool, program string, args ...string) int {
	t.Helper()
	cmd := exec.Command(program, args...) // testscript.Main has put it on the path
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(20 * time.Second); !ready() && time.Now().Before(deadline); {
		time.Sleep(200 * time.Microsecond)
	}
	if err := cmd.Process.Signal(sig); err != nil && !errors.Is(err, os.ErrProcessDone) {
		t.Fatal(err)
	}
	_ = cmd.Wait() // its status says it
	return cmd.ProcessState.ExitCode()
}

// left lists the temporary files in a folder.
func left(folder string) []string {
	names, _ := filepath.Glob(filepath.Join(folder, ".muster-*"))
	return names
}

// TestInterruptedWrite: Ctrl-C in the middle of a file leaves no temporary file, and the file as it was.
func TestInterruptedWrite(t *testing.T) {
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		folder := t.TempDir()
		path := filepath.Join(folder, "kept.txt")
		if err := os.WriteFile(path, []byte("as it was"), 0o600); err != nil {
			t.Fatal(err)
		}
		status := interrupted(t, sig, func() bool { return len(left(folder)) > 0 }, "writer", path)
		if status != shell.ExitInterrupted {
			t.Errorf("%v: status %d, want %d", sig, status, shell.ExitInterrupted)
		}
		if names := left(folder); len(names) > 0 {
			t.Errorf("%v: %v is left", sig, names)
		}
		text, err := os.ReadFile(path)
		if err != nil || len(text) != len("as it was") && len(text) != writerBytes {
			t.Errorf("%v: the file has %d bytes, %v", sig, len(text), err)
		}
	}
}

// TestInterruptedPrint: Ctrl-C while sheets are printed, at any moment, leaves whole sheets and nothing else.
func TestInterruptedPrint(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	whole := t.TempDir()
	var out, errOut bytes.Buffer
	if status := Main([]string{"print", "--all", "--format", "html", "-o", whole}, strings.NewReader(""), &out,
		&errOut); status != shell.ExitClean {
		t.Fatal(status, errOut.String())
	}
	sheets, err := os.ReadDir(whole)
	if err != nil || len(sheets) < 20 {
		t.Fatal(len(sheets), err)
	}
	for many := 1; many < len(sheets); many += 4 {
		folder := filepath.Join(t.TempDir(), "out")
		ready := func() bool {
			names, _ := os.ReadDir(folder)
			return len(names) >= many
		}
		status := interrupted(t, os.Interrupt, ready, "muster", "print", "--all", "--format", "html", "-o", folder)
		if status != shell.ExitInterrupted && status != shell.ExitClean {
			t.Errorf("after %d: status %d", many, status)
		}
		names, err := os.ReadDir(folder)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range names {
			got, err := os.ReadFile(filepath.Join(folder, e.Name()))
			want, _ := os.ReadFile(filepath.Join(whole, e.Name()))
			if err != nil || len(want) == 0 || !bytes.Equal(got, want) {
				t.Errorf("after %d: %s is no whole sheet", many, e.Name())
			}
		}
	}
}
