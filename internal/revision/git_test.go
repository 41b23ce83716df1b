package revision_test

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"

	revision "muster/internal/revision"
	"muster/internal/testing/clitest"
	"muster/report"
)

// TestNoGit checks that without git there are no revisions, and that this is a user error.
func TestNoGit(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	var wrong report.Wrong
	_, err := revision.OpenRepository()
	if !errors.As(err, &wrong) || !strings.Contains(wrong.What, "cannot run git") || wrong.Hint == "" {
		t.Errorf("without git: %v", err)
	}
}

// gitRepository creates a repository with two commits in the current folder; false without git.
func gitRepository(t *testing.T) bool {
	if !clitest.New(t) {
		return false
	}
	clitest.Write(t, "a.map.toml", "one\n")
	clitest.Write(t, "maps/deep/b c\t\n.map.toml", "two\n")
	clitest.Write(t, "empty.map.toml", "")
	clitest.Commit(t, "one")
	clitest.Write(t, "a.map.toml", "other\n")
	clitest.Commit(t, "two")
	return true
}

// TestTree checks that the files of a commit work as a file system, whatever their names.
func TestTree(t *testing.T) {
	if !gitRepository(t) {
		return
	}
	r, err := revision.OpenRepository()
	if err != nil {
		t.Fatal(err)
	}
	read := func(revision string) map[string]string {
		id, err := r.Commit(revision)
		if err != nil {
			t.Fatal(err)
		}
		tree, err := r.Tree(id)
		if err != nil {
			t.Fatal(err)
		}
		defer tree.Close()
		if err := fstest.TestFS(tree, "a.map.toml", "empty.map.toml", "maps/deep/b c\t\n.map.toml"); err != nil {
			t.Error(err)
		}
		out := map[string]string{}
		err = fs.WalkDir(tree, ".", func(name string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() {
				return err
			}
			text, err := fs.ReadFile(tree, name)
			out[name] = string(text)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	old, young := read("HEAD~1"), read("HEAD")
	if old["a.map.toml"] != "one\n" || young["a.map.toml"] != "other\n" || len(young) != 3 ||
		young["maps/deep/b c\t\n.map.toml"] != "two\n" {
		t.Errorf("%q, %q", old, young)
	}
}

// TestNames checks that no revision name is taken for a flag, and that no path leads out of the repository.
func TestNames(t *testing.T) {
	if !gitRepository(t) {
		return
	}
	r, err := revision.OpenRepository()
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"", "-h", "--all", "--output=x", "nobody", "HEAD:a.map.toml", "HEAD\nHEAD", "HEAD\x00"} {
		var wrong report.Wrong
		if id, err := r.Commit(name); !errors.As(err, &wrong) {
			t.Errorf("%q is %q, %v", name, id, err)
		}
	}
	if _, err := os.Stat("x"); err == nil {
		t.Error("git was told to write a file")
	}
	here, err := filepath.EvalSymlinks(".")
	if err != nil {
		t.Fatal(err)
	}
	if here, err = filepath.Abs(here); err != nil {
		t.Fatal(err)
	}
	for word, want := range map[string]string{
		".": ".", "maps/": "maps", "maps/../a": "a", "..": "", "../x": "", filepath.Join(here, "maps"): "maps",
	} {
		if got, err := r.Path(word); got != want || (err != nil) != (want == "") {
			t.Errorf("%s is %q, %v, want %q", word, got, err, want)
		}
	}
}

// TestHolds checks that contents are compared, whatever git's index ignores, and that line ends rewritten by git are
// not a change.
func TestHolds(t *testing.T) {
	if !gitRepository(t) {
		return
	}
	t.Chdir("maps")
	r, err := revision.OpenRepository()
	if err != nil {
		t.Fatal(err)
	}
	id, err := r.Commit("HEAD~1")
	if err != nil {
		t.Fatal(err)
	}
	tree, err := r.Tree(id)
	if err != nil {
		t.Fatal(err)
	}
	defer tree.Close()
	for _, c := range []struct {
		name, text string
		want       bool
	}{
		{"a.map.toml", "one\n", true}, {"a.map.toml", "one\r\n", true}, {"a.map.toml", "other\n", false},
		{"a.map.toml", "One\n", false}, {"a.map.toml", "one\r", false}, {"a.map.toml", "", false},
		{"empty.map.toml", "", true}, {"empty.map.toml", "\n", false},
		{"maps/deep/b c\t\n.map.toml", "two\n", true}, {"maps/deep/b c\t\n.map.toml", "three\n", false},
	} {
		if got, err := tree.Holds(c.name, []byte(c.text)); err != nil || got != c.want {
			t.Errorf("%q holds %q: %v, %v", c.name, c.text, got, err)
		}
	}
	if got, err := tree.Holds("new.map.toml", nil); got || err == nil {
		t.Errorf("a file that is not there: %v, %v", got, err)
	}
	here, err := filepath.EvalSymlinks("..")
	if err == nil {
		here, err = filepath.Abs(here)
	}
	if got := r.Real("a.map.toml"); err != nil || got != filepath.Join(here, "a.map.toml") {
		t.Errorf("a.map.toml is %s, %v", got, err)
	}
}

// TestMonitor checks that a file monitor named by a repository's own settings is not started.
func TestMonitor(t *testing.T) {
	if !gitRepository(t) || runtime.GOOS == "windows" {
		return
	}
	if err := os.WriteFile("monitor", []byte("#!/bin/sh\n: > started\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	set := exec.Command("git", "config", "core.fsmonitor", filepath.Join(here, "monitor"))
	if out, err := set.CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, out)
	}
	// status refreshes the index, for which git calls the monitor; Muster's own calls work the same way.
	if out, err := revision.Run("status", "--short"); err != nil || !strings.Contains(string(out), "monitor") {
		t.Fatalf("%q, %v", out, err)
	}
	if _, err := os.Stat("started"); err == nil {
		t.Error("the monitor was started")
	}
	if out, err := exec.Command("git", "status", "--short").CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, out)
	}
	if _, err := os.Stat("started"); err != nil {
		t.Errorf("git alone does not start the monitor, so that this test shows nothing: %v", err)
	}
}
