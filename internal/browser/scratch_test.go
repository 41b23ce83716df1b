//go:build !nopdf

package browser

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestNothingStays checks that a closed browser leaves no temporary files, after printing and after an abort during its
// start.
func TestNothingStays(t *testing.T) {
	if _, err := Find(); err != nil {
		t.Skip(err)
	}
	folder := t.TempDir()
	t.Setenv("TMPDIR", folder)
	b, err := Open(context.Background(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := b.PDF("a page", []byte("<!doctype html><title>x</title><p>x")); err != nil {
		t.Error(err)
	}
	b.Close()
	ended, end := context.WithCancel(context.Background())
	end()
	if _, err := Open(ended, Options{}); err == nil {
		t.Error("a browser was opened by who had ended")
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) > 0 {
		t.Errorf("%v stays, %v", left, err)
	}
}

// TestSweep checks that the next run removes the leftovers of a killed run, but not files that are in use, recent or
// unrelated.
func TestSweep(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("TMPDIR", folder)
	t.Setenv("TMP", folder) // of Windows
	used, err := newScratch()
	if err != nil {
		t.Fatal(err)
	}
	defer used.remove()
	old := time.Now().Add(-time.Hour)
	for name, lock := range map[string]string{
		scratchName + "killed": lockName, scratchName + "young": lockName, scratchName + "strange": "other",
		"other-muster": lockName,
	} {
		if err := os.MkdirAll(filepath.Join(folder, name, "profile"), 0o700); err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(folder, name, lock)
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if name != scratchName+"young" {
			if err := os.Chtimes(file, old, old); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := os.Chtimes(filepath.Join(used.folder, lockName), old, old); err != nil {
		t.Fatal(err)
	}
	next, err := newScratch()
	if err != nil {
		t.Fatal(err)
	}
	next.remove()
	var left []string
	entries, err := os.ReadDir(folder)
	for _, e := range entries {
		left = append(left, e.Name())
	}
	want := []string{"other-muster", filepath.Base(used.folder), scratchName + "strange", scratchName + "young"}
	slices.Sort(left)
	slices.Sort(want)
	if err != nil || !slices.Equal(left, want) {
		t.Errorf("%v stay, %v, want %v", left, err, want)
	}
}

// TestProfile checks that the profile is inside the temporary folder, so that a killed run's profile is removed with
// it.
func TestProfile(t *testing.T) {
	if _, err := Find(); err != nil {
		t.Skip(err)
	}
	folder := t.TempDir()
	t.Setenv("TMPDIR", folder)
	b, err := Open(context.Background(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	entries, err := os.ReadDir(folder)
	if err != nil || len(entries) != 1 || !strings.HasPrefix(entries[0].Name(), scratchName) {
		t.Errorf("%v, %v", entries, err)
	}
}
