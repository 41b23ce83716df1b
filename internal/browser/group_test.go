//go:build unix && !nopdf

package browser

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// script returns a program that starts a child and then runs other commands. ended waits until that child, and any
// other process with its output, has ended.
func script(t *testing.T, then string) (program string, ended func() bool) {
	t.Helper()
	folder := t.TempDir()
	program, alive := filepath.Join(folder, "browser"), filepath.Join(folder, "alive")
	if err := syscall.Mkfifo(alive, 0o600); err != nil {
		t.Fatal(err)
	}
	text := "#!/bin/sh\nsleep 300 >'" + alive + "' &\n" + then + "\n"
	if err := os.WriteFile(program, []byte(text), 0o700); err != nil {
		t.Fatal(err)
	}
	over := make(chan error, 1)
	go func() {
		f, err := os.Open(alive)
		if err == nil {
			_, err = io.Copy(io.Discard, f) // ends when the other end is closed
			f.Close()
		}
		over <- err
	}()
	return program, func() bool {
		select {
		case err := <-over:
			return err == nil
		case <-time.After(20 * time.Second):
			return false
		}
	}
}

// TestHangingScript checks that a hanging program with a child leaves no process.
func TestHangingScript(t *testing.T) {
	program, ended := script(t, "wait")
	_, err := Open(context.Background(), Options{Program: program, Limit: 2 * time.Second})
	if err == nil || !strings.Contains(err.Error(), "did not start within 2s and was ended") {
		t.Errorf("said: %v", err)
	}
	if !ended() {
		t.Error("the child of the program is left")
	}
}

// TestScript checks that a browser behind a script prints, and that the script's other processes end with it.
func TestScript(t *testing.T) {
	found, err := Find()
	if err != nil {
		t.Skipf("no browser is installed: %v", err)
	}
	program, ended := script(t, found+` "$@"`)
	b, err := Open(context.Background(), Options{Program: program})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.PDF("a page", []byte("<!doctype html><title>x</title><p>x")); err != nil {
		t.Error(err)
	}
	b.Close()
	if !ended() {
		t.Error("what the script has started is left")
	}
}
