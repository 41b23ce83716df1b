package check

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// told waits for a change, at most as long as a slow machine needs.
func told(f *Folders) bool {
	select {
	case <-f.Changes():
		return true
	case <-time.After(5 * time.Second):
		return false
	}
}

func quiet(f *Folders) bool {
	select {
	case <-f.Changes():
		return false
	case <-time.After(6 * Quiet):
		return true
	}
}

func put(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func try(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// TestChanges checks that any way of saving a file is reported once, and so is a folder that is removed and created
// again.
func TestChanges(t *testing.T) {
	top, err := filepath.EvalSymlinks(t.TempDir())
	try(t, err)
	root := filepath.Join(top, "project")
	file := filepath.Join(root, "a.toml")
	try(t, os.Mkdir(root, 0o755))
	f, err := newFolders(func(path string) bool { return !strings.HasSuffix(path, ".swp") })
	try(t, err)
	defer f.Close()
	if fresh, err := f.Watch([]string{root}, []string{root}); !fresh || err != nil {
		t.Fatal(fresh, err)
	}
	if fresh, err := f.Watch([]string{root}, []string{root}); fresh || err != nil {
		t.Fatal(fresh, err)
	}
	for what, do := range map[string]func(){
		"written": func() { put(t, file, "a") },
		"in pieces": func() {
			for i := range 5 {
				put(t, file, strings.Repeat("b", i))
			}
		},
		"renamed": func() {
			put(t, file+".new", "c")
			try(t, os.Rename(file+".new", file))
		},
		"removed": func() { put(t, file, ""); try(t, os.Remove(file)) },
		"folder":  func() { try(t, os.Mkdir(filepath.Join(root, what(t)), 0o755)) },
	} {
		if do(); !told(f) {
			t.Errorf("%s: it is not told", what)
		}
		if !quiet(f) {
			t.Errorf("%s: it is told twice", what)
		}
	}
	put(t, file+".swp", "x")
	put(t, filepath.Join(top, "beside.toml"), "x")
	if !quiet(f) {
		t.Error("what does not matter is told")
	}
	try(t, os.RemoveAll(root))
	if !told(f) {
		t.Error("that the folder has gone is not told")
	}
	if _, err := f.Watch(nil, []string{root}); err != nil {
		t.Error(err)
	}
	quiet(f)
	try(t, os.Mkdir(root, 0o755))
	if !told(f) {
		t.Error("that the folder is there again is not told")
	}
	if fresh, err := f.Watch([]string{root}, []string{root}); !fresh || err != nil {
		t.Error(fresh, err)
	}
	quiet(f)
	put(t, file, "d")
	if !told(f) {
		t.Error("what happens in a folder that was made again is not told")
	}
}

func what(t *testing.T) string { return strings.ReplaceAll(t.Name(), "/", "-") }

// TestAbove checks that a path removed with its parents is still watched from the nearest existing folder.
func TestAbove(t *testing.T) {
	top, err := filepath.EvalSymlinks(t.TempDir())
	try(t, err)
	root := filepath.Join(top, "a", "b", "c")
	f, err := newFolders(func(string) bool { return true })
	try(t, err)
	defer f.Close()
	if _, err := f.Watch(nil, []string{root}); err != nil {
		t.Fatal(err)
	}
	try(t, os.MkdirAll(root, 0o755))
	if !told(f) {
		t.Error("that a folder above was made is not told")
	}
}
