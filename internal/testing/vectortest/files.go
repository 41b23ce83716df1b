package vectortest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// MaxLines is the largest number of lines of a vector.
const MaxLines = 40

// File is a vector in testdata.
type File struct{ Name, Text string }

// Files returns the vectors in testdata, in order of their names.
func Files(t *testing.T) []File {
	t.Helper()
	return filesIn(t, "testdata")
}

func filesIn(t *testing.T, dir string) (files []File) {
	t.Helper()
	paths, err := filepath.Glob(dir + "/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no vectors: %v", err)
	}
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, File{strings.TrimSuffix(filepath.Base(path), ".txt"), string(text)})
	}
	return files
}

// Each runs a test of each vector in testdata.
func Each(t *testing.T, run func(t *testing.T, f File)) { EachIn(t, "testdata", run) }

// EachIn runs a test of each vector in a folder.
func EachIn(t *testing.T, dir string, run func(t *testing.T, f File)) {
	t.Helper()
	for _, f := range filesIn(t, dir) {
		t.Run(f.Name, func(t *testing.T) { run(t, f) })
	}
}

// Named tests that each vector has at most MaxLines lines, that its name begins with one of its rules, and that its
// rules are among ids. rules reads a vector's rules.
func Named(t *testing.T, rules func(text string) ([]string, string), ids []string) {
	t.Helper()
	for _, f := range Files(t) {
		proven, fault := rules(f.Text)
		if fault != "" {
			t.Errorf("%s: %s", f.Name, fault)
			continue
		}
		for _, why := range misnamed(f, proven, ids) {
			t.Errorf("%s %s", f.Name, why)
		}
	}
}

func misnamed(f File, proven, ids []string) (why []string) {
	if strings.Count(f.Text, "\n") > MaxLines {
		why = append(why, "has too many lines")
	}
	if !slices.ContainsFunc(proven, func(id string) bool { return strings.HasPrefix(f.Name, strings.ToLower(id)+"-") }) {
		why = append(why, "is not named for a rule that it proves")
	}
	for _, id := range proven {
		if !slices.Contains(ids, id) {
			why = append(why, "proves the unknown rule "+id)
		}
	}
	return why
}

// Covered tests that each id has a vector.
func Covered(t *testing.T, rules func(text string) ([]string, string), ids []string) {
	t.Helper()
	if len(ids) == 0 {
		t.Error("no rules")
	}
	covered := map[string]bool{}
	for _, f := range Files(t) {
		proven, _ := rules(f.Text)
		for _, id := range proven {
			covered[id] = true
		}
	}
	for _, id := range ids {
		if !covered[id] {
			t.Errorf("no vector proves %s", id)
		}
	}
}

// Change is a change of a valid vector: a text that it has, the text in its place, and part of the error.
type Change [3]string

// Spoil tests that a vector has no error, and that it has the expected error after each change. reports returns the
// errors of a vector.
func Spoil(t *testing.T, vector string, reports func(text string) []string, changes []Change) {
	t.Helper()
	if errors := reports(vector); errors != nil {
		t.Errorf("the valid vector fails: %q", errors)
	}
	for _, c := range changes {
		if !strings.Contains(vector, c[0]) {
			t.Fatalf("the vector has no %q", c[0])
		}
		errors := reports(strings.Replace(vector, c[0], c[1], 1))
		if !slices.ContainsFunc(errors, func(s string) bool { return strings.Contains(s, c[2]) }) {
			t.Errorf("with %q for %q the errors are %q, want %q", c[1], c[0], errors, c[2])
		}
	}
}
