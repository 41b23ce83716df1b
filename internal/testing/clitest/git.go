package clitest

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// New creates an empty repository in a temporary folder, and makes it the current folder. It returns false if git is
// not installed.
func New(t testing.TB) bool {
	t.Helper()
	if _, err := exec.LookPath("git"); err != nil {
		return false
	}
	t.Chdir(t.TempDir())
	t.Setenv("GIT_CONFIG_GLOBAL", os.DevNull)
	t.Setenv("GIT_CONFIG_NOSYSTEM", "1")
	Run(t, "init", "-q", "-b", "main", ".")
	return true
}

// Run runs a git command in the current folder.
func Run(t testing.TB, args ...string) {
	t.Helper()
	args = append([]string{"-c", "user.name=A", "-c", "user.email=a@example.org"}, args...)
	if out, err := exec.Command("git", args...).CombinedOutput(); err != nil {
		t.Fatalf("git %v: %v %s", args, err, out)
	}
}

// Write writes a file, with its folder.
func Write(t testing.TB, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// Commit commits all files of the repository.
func Commit(t testing.TB, message string) {
	t.Helper()
	Run(t, "add", "-A", ".")
	Run(t, "commit", "-q", "-m", message)
}
