//go:build unix

package cli

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"muster/internal/browser"
	"muster/internal/cli/cliutil"
	"muster/internal/testing/clitest"
)

// interrupted runs a program until ready returns true, sends it a signal, and returns its exit status; -1 if the signal
// killed it.
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

// TestInterruptedWrite checks that Ctrl-C during a write leaves no temporary file, and the old file unchanged.
func TestInterruptedWrite(t *testing.T) {
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		folder := t.TempDir()
		path := filepath.Join(folder, "kept.txt")
		if err := os.WriteFile(path, []byte("as it was"), 0o600); err != nil {
			t.Fatal(err)
		}
		status := interrupted(t, sig, func() bool { return len(left(folder)) > 0 }, "writer", path)
		if status != cliutil.ExitInterrupted {
			t.Errorf("%v: status %d, want %d", sig, status, cliutil.ExitInterrupted)
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

// TestInterruptedPrint checks that Ctrl-C at any moment of printing leaves only complete sheets.
func TestInterruptedPrint(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	whole := t.TempDir()
	var out, errOut bytes.Buffer
	if status := Main([]string{"print", "--all", "--format", "html", "-o", whole}, strings.NewReader(""), &out,
		&errOut); status != cliutil.ExitClean {
		t.Fatal(status, errOut.String())
	}
	sheets, err := os.ReadDir(whole)
	if err != nil || len(sheets) < 20 {
		t.Fatal(len(sheets), err)
	}
	apart := 16 // sheets from one moment to the next
	if clitest.Full() {
		apart = 4
	}
	for many := 1; many < len(sheets); many += apart {
		folder := filepath.Join(t.TempDir(), "out")
		ready := func() bool {
			names, _ := os.ReadDir(folder)
			return len(names) >= many
		}
		status := interrupted(t, os.Interrupt, ready, "muster", "print", "--all", "--format", "html", "-o", folder)
		if status != cliutil.ExitInterrupted && status != cliutil.ExitClean {
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

// TestInterruptedPDF checks that Ctrl-C during PDF output leaves only complete files, and nothing of the browser.
func TestInterruptedPDF(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	if _, err := browser.Find(); err != nil {
		t.Skip(err)
	}
	moments := []int{0, 1}
	if clitest.Full() {
		moments = append(moments, 3)
	}
	for _, many := range moments {
		scratch, folder := t.TempDir(), filepath.Join(t.TempDir(), "out")
		t.Setenv("TMPDIR", scratch)
		ready := func() bool {
			begun, _ := os.ReadDir(scratch)
			made, _ := filepath.Glob(filepath.Join(folder, "*.pdf")) // not one that is being written
			return len(begun) > 0 && len(made) >= many
		}
		status := interrupted(t, os.Interrupt, ready, "muster", "print", "--all", "--format", "pdf", "-o", folder)
		if status != cliutil.ExitInterrupted {
			t.Errorf("after %d: status %d", many, status)
		}
		if stays, err := os.ReadDir(scratch); err != nil || len(stays) > 0 {
			t.Errorf("after %d: %v stays, %v", many, stays, err)
		}
		made, err := filepath.Glob(filepath.Join(folder, "*"))
		if err != nil || len(made) < many {
			t.Errorf("after %d: %v, %v", many, made, err)
		}
		for _, name := range append(made, left(folder)...) {
			text, err := os.ReadFile(name)
			begun := bytes.HasPrefix(text, []byte("%PDF-"))
			if err != nil || !begun || !bytes.HasSuffix(bytes.TrimSpace(text), []byte("%%EOF")) {
				t.Errorf("after %d: %s is no whole PDF", many, name)
			}
		}
	}
}

// TestEndedServer checks that a server ended by a signal removes the pages and copies that it has made.
func TestEndedServer(t *testing.T) {
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP} {
		folder := t.TempDir()
		cmd := exec.Command("muster", "lsp")
		cmd.Env, cmd.Dir = append(os.Environ(), "TMPDIR="+folder), folder
		in, err := cmd.StdinPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{
			`"id": 1, "method": "initialize", "params": {"capabilities": {}}`,
			`"method": "initialized", "params": {}`,
			`"method": "textDocument/didOpen", "params": {"textDocument": {"uri": "file:///a.adventure.toml", ` +
				`"languageId": "toml", "version": 1, "text": "kind = \"adventure\"\nmap = \"two-oaks\"\n"}}`,
			`"id": 2, "method": "textDocument/definition", "params": {"textDocument": ` +
				`{"uri": "file:///a.adventure.toml"}, "position": {"line": 1, "character": 9}}`,
		} {
			text = `{"jsonrpc": "2.0", ` + text + `}`
			if _, err := fmt.Fprintf(in, "Content-Length: %d\r\n\r\n%s", len(text), text); err != nil {
				t.Fatal(err)
			}
		}
		kept := func() []string {
			names, _ := filepath.Glob(filepath.Join(folder, "muster-lsp-*", "*"))
			return names
		}
		for end := time.Now().Add(20 * time.Second); len(kept()) == 0 && time.Now().Before(end); {
			time.Sleep(time.Millisecond)
		}
		if len(kept()) == 0 {
			t.Fatal("the server has kept nothing")
		}
		if err := cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		_ = cmd.Wait() // its status says it
		if status := cmd.ProcessState.ExitCode(); status != cliutil.ExitInterrupted || len(kept()) > 0 {
			t.Errorf("%v: status %d, and %v is left", sig, status, kept())
		}
	}
}
