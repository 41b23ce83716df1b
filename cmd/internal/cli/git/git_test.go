package git_test

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"muster/cmd/internal/cli/git"
	"muster/report"
)

// TestNoGit: without the program there are no revisions, which is no failure of Muster.
func TestNoGit(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	var wrong report.Wrong
	_, err := git.Open()
	if !errors.As(err, &wrong) || !strings.Contains(wrong.What, "cannot be run") || wrong.Hint == "" {
		t.Errorf("without git: %v", err)
	}
}

// repository makes a repository with two commits in the current folder; false where there is no git to make it with.
func repository(t *testing.T) bool {
	if _, err := exec.LookPath("git"); err != nil {
		return false
	}
	t.Chdir(t.TempDir())
	t.Setenv("GIT_CONFIG_GLOBAL", os.DevNull)
	t.Setenv("GIT_CONFIG_NOSYSTEM", "1")
	write := func(name, text string) {
		if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	run := func(args ...string) {
		args = append([]string{"-c", "user.name=A", "-c", "user.email=a@example.org"}, args...)
		if out, err := exec.Command("git", args...).CombinedOutput(); err != nil {
			t.Fatalf("git %v: %v %s", args, err, out)
		}
	}
	run("init", "-q", ".")
	write("a.map.toml", "one\n")
	write("maps/deep/b c\t\n.map.toml", "two\n")
	write("empty.map.toml", "")
	run("add", ".")
	run("commit", "-q", "-m", "one")
	write("a.map.toml", "other\n")
	run("commit", "-q", "-a", "-m", "two")
	return true
}

// TestTree: the files of a commit are a file system like any other, whatever they are called.
func TestTree(t *testing.T) {
	if !repository(t) {
		return
	}
	r, err := git.Open()
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

// TestNames: no name of a revision is taken for a flag, and no path leads out of the repository.
func TestNames(t *testing.T) {
	if !repository(t) {
		return
	}
	r, err := git.Open()
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

// TestChanged: what differs on disk from a commit is listed, whatever it is called and from whichever folder; what git
// does not track is not.
func TestChanged(t *testing.T) {
	if !repository(t) {
		return
	}
	for _, err := range []error{
		os.Remove("empty.map.toml"), os.WriteFile("new.map.toml", nil, 0o600),
		os.WriteFile("maps/deep/b c\t\n.map.toml", []byte("three\n"), 0o600),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir("maps")
	r, err := git.Open()
	if err != nil {
		t.Fatal(err)
	}
	for revision, want := range map[string]string{
		"HEAD": "empty.map.toml|maps/deep/b c\t\n.map.toml", "HEAD~1": "a.map.toml|empty.map.toml|maps/deep/b c\t\n.map.toml",
	} {
		id, err := r.Commit(revision)
		if err != nil {
			t.Fatal(err)
		}
		paths, err := r.Changed(id)
		if got := strings.Join(paths, "|"); err != nil || got != want {
			t.Errorf("since %s: %q, %v", revision, got, err)
		}
	}
	here, err := filepath.EvalSymlinks("..")
	if err == nil {
		here, err = filepath.Abs(here)
	}
	if got := r.Real("a.map.toml"); err != nil || got != filepath.Join(here, "a.map.toml") {
		t.Errorf("a.map.toml is %s, %v", got, err)
	}
}
